/** Source of a pattern that matches the parts as they are, with something between them. @param between a pattern */
export function patternOfParts(parts: readonly string[], between: string): string {
  return parts.map((part) => part.replaceAll(/[.*+?()|[\]{}^$\\]/g, '\\$&')).join(between);
}
