/**
 * Reduces a failing walk by delta debugging: leaves out ever smaller runs of steps while the rest still fails.
 * @param steps a walk that fails
 * @param fails walks the steps again; true when they still fail
 */
export async function shrink<Step>(
  steps: readonly Step[],
  fails: (steps: readonly Step[]) => Promise<boolean>,
): Promise<readonly Step[]> {
  let left = steps;
  let size = Math.ceil(left.length / 2);
  while (size >= 1) {
    let wasCut = false;
    // From the end: a step seldom depends on a later one.
    for (let start = left.length - size; start > -size; start -= size) {
      const rest = left.filter((_, index) => index < start || index >= start + size);
      if (rest.length === left.length || rest.length === 0 || !(await fails(rest))) continue;
      left = rest;
      wasCut = true;
    }
    // A cut may have made another one possible.
    if (size > 1) size = Math.ceil(size / 2);
    else if (!wasCut) return left;
  }
  return left;
}
