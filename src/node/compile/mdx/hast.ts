import type { Element, ElementContent, Properties } from 'hast';

/** Shorthand for an element. */
export function h(tagName: string, properties: Properties, children: readonly ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children: [...children] };
}

export function text(value: string): ElementContent {
  return { type: 'text', value };
}
