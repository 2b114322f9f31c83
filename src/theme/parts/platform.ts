/** True on Apple platforms, which use Command instead of Control. For texts only: both keys work everywhere. */
export function isApple(): boolean {
  return /Mac|iP(?:hone|ad)/.test(navigator.userAgent);
}
