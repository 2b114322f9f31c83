import { assistantLinks } from '#shared/assistants.ts';
import { fill } from '#shared/texts.ts';
import { useBrowserValue } from '../hooks/use-browser-value.ts';
import { usePage, useSite, useTexts } from '../navigation/view.ts';
import { Dropdown } from '../parts/dropdown.tsx';

/** Menu to open the page elsewhere (spec 2.8): as Markdown, or in an assistant with a question about it. */
export function OpenMenu({ path }: { readonly path: string }) {
  const { markdown: texts, nav } = useTexts();
  const { routePath } = usePage().data;
  const origin = useBrowserValue(() => location.origin, useSite().config.origin);
  return (
    <Dropdown className="open-menu" button={texts.open}>
      <ul className="menu-links">
        <li>
          <a href={path}>{texts.view}</a>
        </li>
        {assistantLinks(origin + routePath).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noreferrer">
              {fill(texts.assistant, { name })}
              <span className="visually-hidden"> {nav.newTab}</span>
            </a>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
