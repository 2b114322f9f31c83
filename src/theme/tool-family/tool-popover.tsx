import { Dropdown } from '../parts/dropdown.tsx';
import { NamedIcon } from '../parts/icon.tsx';
import { useSite } from '../navigation/view.ts';
import { ToolLink } from './tool-link.tsx';

/** The tool family as a navbar dropdown behind a grid icon, with the ecosystem list as last entry (spec 2.9). */
export function ToolPopover() {
  const { tools } = useSite();
  if (!tools) return null;
  return (
    <Dropdown
      className="tool-popover"
      isIcon
      trigger={tools.trigger}
      button={<NamedIcon icon="grid" name={tools.title} />}
    >
      <ul className="tool-list">
        {[...tools.cards, tools.ecosystem].map((tool) => (
          <li key={tool.name}>
            <ToolLink tool={tool} />
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
