export const MAX_PORT = 65_535;

/** Parses the variable PORT; 0 stands for any free port. @throws an error for the terminal on other texts */
export function readPort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= MAX_PORT) return Number(text);
  throw new Error(`PORT is "${text}"; write a whole number from 0 to ${MAX_PORT}, where 0 is any free port`);
}
