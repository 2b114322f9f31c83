/** `keyCode` of keys handled by an input method. Safari ends the composition before it fires the key event. */
const COMPOSING_KEY_CODE = 229;

/** True for keys handled by an input method: Enter then accepts its word, and Escape discards it. */
export function isComposing({ isComposing: isPart, keyCode }: KeyboardEvent): boolean {
  return isPart || keyCode === COMPOSING_KEY_CODE;
}
