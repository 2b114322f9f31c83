/** The highest number that a port has. */
export const MAX_PORT = 65_535;

/**
 * The port that the variable PORT names; 0 stands for any free one.
 * @throws an error for the terminal when the text names none
 */
export function readPort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= MAX_PORT) return Number(text);
  throw new Error(`PORT is "${text}"; write a whole number from 0 to ${MAX_PORT}, where 0 is any free port`);
}
