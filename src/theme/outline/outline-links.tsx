import { usePage } from '../navigation/view.ts';
import { useActiveHeading } from './use-active-heading.ts';

/** Links to the headings h2 to h4, with the one in view marked. */
export function OutlineLinks() {
  const { toc } = usePage().data;
  const active = useActiveHeading(toc);
  return (
    <ul className="outline-links">
      {toc.map(({ id, text, depth }) => (
        <li key={id} className={`outline-depth-${depth}`}>
          <a href={`#${id}`} aria-current={id === active ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
