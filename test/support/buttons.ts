/** Buttons that need scripts and whose early presses are not replayed after hydration. */
export function unpressedButtons(html: string): readonly string[] {
  const buttons = [...html.matchAll(/<button [^>]*>/g)].map(([button]) => button);
  return buttons.filter((button) => !/ (?:data-replay|popovertarget)\b/i.test(button));
}
