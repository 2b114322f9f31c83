/** True where the Command key takes the place of Control. Only for texts: both keys work everywhere. */
export function isApple(): boolean {
  return /Mac|iP(?:hone|ad)/.test(navigator.userAgent);
}
