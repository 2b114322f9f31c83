/** Drawings of the sprite in `index.html`. A test holds the two to each other. */
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

/** A drawing without a name of its own: the control around it has one. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
