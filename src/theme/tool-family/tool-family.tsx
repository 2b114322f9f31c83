import styles from '../home/home.css?url';
import { useSite } from '../navigation/view.ts';
import { ToolLink } from './tool-link.tsx';

/** The landing page block: title, tagline and a card for each tool (spec 2.9). */
export function ToolFamily() {
  const { tools } = useSite();
  if (!tools) return null;
  return (
    <section className="tool-family">
      <link rel="stylesheet" href={styles} precedence="page" />
      <h2>{tools.title}</h2>
      <p className="tool-family-tagline">{tools.tagline}</p>
      <ul className="tool-cards">
        {tools.cards.map((tool) => (
          <li key={tool.name}>
            <ToolLink tool={tool} showsUrl />
          </li>
        ))}
      </ul>
    </section>
  );
}
