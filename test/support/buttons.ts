/** Buttons in HTML that do nothing without scripts and are not pressed again once scripts are there. */
export function unpressedButtons(html: string): readonly string[] {
  const buttons = [...html.matchAll(/<button [^>]*>/g)].map(([button]) => button);
  return buttons.filter((button) => !/ (?:data-replay|popovertarget)\b/.test(button));
}
