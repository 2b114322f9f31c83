/**
 * Source of a regular expression that matches the parts literally, with `between` between them.
 * @param between source of a regular expression
 */
export function patternOfParts(parts: readonly string[], between: string): string {
  return parts.map((part) => part.replaceAll(/[.*+?()|[\]{}^$\\]/g, '\\$&')).join(between);
}
