import { useEffect } from 'react';
import type { ToolCard } from '#shared/tool-family.ts';
import homeStyles from '../home/home.css?url';
import { useBrowserValue } from '../hooks/use-browser-value.ts';
import { useSite, useTexts } from '../navigation/view.ts';
import { Dropdown } from '../parts/dropdown.tsx';
import { NamedIcon } from '../parts/icon.tsx';
import { adoptStyles } from '../styles/adopt-styles.ts';
import styles from './tool-family.css?inline';

/** Size of a logo at scale 1. */
const LOGO_PX = 40;

/** The landing page block: title, tagline and a card for each tool (spec 2.9). */
export function ToolFamily() {
  const { tools } = useSite();
  if (!tools) return null;
  return (
    <section className="tool-family">
      <link rel="stylesheet" href={homeStyles} precedence="page" />
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

/** The tool family as a navbar dropdown behind a grid icon, with the ecosystem list as last entry (spec 2.9). */
export function ToolPopover() {
  const { tools } = useSite();
  // Not in the HTML of each page: the list has more elements than all else in the bar.
  const hasList = useBrowserValue(() => true, false);
  useEffect(() => adoptStyles(styles), []);
  if (!tools) return null;
  return (
    <Dropdown
      className="tool-popover"
      isIcon
      needsScripts
      trigger={tools.trigger}
      button={<NamedIcon icon="grid" name={tools.title} />}
    >
      <ul className="tool-list">
        {hasList &&
          [...tools.cards, tools.ecosystem].map((tool) => (
            <li key={tool.name}>
              <ToolLink tool={tool} />
            </li>
          ))}
      </ul>
    </Dropdown>
  );
}

/** A tool of the family: logo, name and description, linking to its site in a new tab. */
function ToolLink({ tool, showsUrl = false }: { readonly tool: ToolCard; readonly showsUrl?: boolean }) {
  const { config } = useSite();
  const texts = useTexts();
  const side = Math.round(LOGO_PX * tool.logoScale);
  return (
    <a className="tool" href={tool.url} target="_blank">
      <span className="tool-logo">
        <img src={(config.assetHost ?? '') + tool.logo} alt="" width={side} height={side} loading="lazy" />
      </span>
      <span className="tool-text">
        <span className="tool-name">{tool.name}</span>
        <span className="tool-description">{tool.description}</span>
        {showsUrl && <span className="tool-url">{new URL(tool.url).host}</span>}
        <span className="visually-hidden">{texts.nav.newTab}</span>
      </span>
    </a>
  );
}
