/** `keyCode` of a key that belongs to an input method: Safari ends the composition before it tells of the key. */
const COMPOSING_KEY_CODE = 229;

/** True for a key of an input method: Enter then takes its word, and Escape drops it. */
export function isComposing({ isComposing: isPart, keyCode }: KeyboardEvent): boolean {
  return isPart || keyCode === COMPOSING_KEY_CODE;
}
