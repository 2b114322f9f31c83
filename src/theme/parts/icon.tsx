/** Each has its drawing in `icons.css`, or in the stylesheet of the only part that shows it. */
export type IconName =
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
  | 'more'
  | 'recent'
  | 'search'
  | 'star'
  | 'star-full'
  | 'theme'
  | 'x';

/** An icon without an accessible name; the control around it has one. */
export function Icon({ name }: { readonly name: IconName }) {
  return <span className={`icon icon-${name}`} />;
}

/** An icon with its name for screen readers. */
export function NamedIcon({ icon, name }: { readonly icon: IconName; readonly name: string }) {
  return (
    <>
      <Icon name={icon} />
      <span className="visually-hidden">{name}</span>
    </>
  );
}
