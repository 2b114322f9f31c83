import type { ToolCard } from '#shared/tool-family.ts';
import { useSite, useTexts } from '../navigation/view.ts';

/** Size of a logo at scale 1. */
const LOGO_PX = 40;

/** A tool of the family: logo, name and description, linking to its site in a new tab. */
export function ToolLink({ tool, showsUrl = false }: { readonly tool: ToolCard; readonly showsUrl?: boolean }) {
  const { config } = useSite();
  const texts = useTexts();
  const side = Math.round(LOGO_PX * tool.logoScale);
  return (
    <a className="tool" href={tool.url} target="_blank" rel="noreferrer">
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
