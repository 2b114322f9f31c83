import type { Element, ElementContent, Properties } from 'hast';

/** An element, in one line. */
export function h(tagName: string, properties: Properties, children: readonly ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children: [...children] };
}

export function text(value: string): ElementContent {
  return { type: 'text', value };
}

/** An icon of the sprite that stands in every page (see `src/theme/parts/icon.tsx`, which draws the same). */
export function icon(name: string): Element {
  return h('svg', { className: ['icon'], ariaHidden: 'true' }, [h('use', { href: `#icon-${name}` })]);
}
