/** Icons of the sprite in `index.html`; a test keeps both in sync. */
export type IconName =
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up'
  | 'check'
  | 'chevron'
  | 'close'
  | 'copy'
  | 'discord'
  | 'edit'
  | 'github'
  | 'grid'
  | 'language'
  | 'menu'
  | 'moon'
  | 'more'
  | 'search'
  | 'sun'
  | 'x';

/** An icon without an accessible name; the control around it has one. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

/** An icon with its accessible name. */
export function NamedIcon({ icon, name }: { readonly icon: IconName; readonly name: string }) {
  return (
    <>
      <Icon name={icon} />
      <span className="visually-hidden">{name}</span>
    </>
  );
}
