import { Icon } from './icon.tsx';

/** Closes a drawer, the popover with this id; shown only while the drawer is open. */
export function CloseButton({ drawer, name }: { readonly drawer: string; readonly name: string }) {
  return (
    <div className="drawer-head">
      <button type="button" className="icon-button" popoverTarget={drawer} popoverTargetAction="hide" aria-label={name}>
        <Icon name="close" />
      </button>
    </div>
  );
}
