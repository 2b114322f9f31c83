/** A link or image in the source, with its location. */
export interface Reference {
  readonly target: string;
  readonly line: number;
  readonly column: number;
}
