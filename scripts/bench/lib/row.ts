/** The results of a measurement, and their verdicts. */

/** A limit. With `later` it is a goal for later: printed, but not enforced. */
export type Budget = ({ readonly max: number } | { readonly min: number }) & { readonly later?: true };

export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** A figure without a budget is only for comparison. */
  readonly budget?: Budget;
  /** Details of the figure: failures, or its spread. */
  readonly note?: string;
}

export type Measurement = () => Promise<readonly Row[]>;

export type Verdict = 'ok' | 'OVER' | 'later' | '';

function isMet(value: number, budget: Budget): boolean {
  return 'max' in budget ? value <= budget.max : value >= budget.min;
}

/** Judges a figure. One that is no number is over every budget, since its measurement failed. */
export function verdict({ value, budget }: Row): Verdict {
  if (!Number.isFinite(value)) return 'OVER';
  if (!budget) return '';
  if (isMet(value, budget)) return 'ok';
  return budget.later ? 'later' : 'OVER';
}

const KIB = 1024;
const MEGABYTE = 1_000_000;

export const toKib = (bytes: number): number => bytes / KIB;
export const toMegabytes = (bytes: number): number => bytes / MEGABYTE;

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The middle value; the mean of the two middle ones when their count is even. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('no values were measured');
  return (low + high) / 2;
}

/** `3.1 … 4.5`, for notes. */
export function spread(values: readonly number[], digits = 0): string {
  return `${Math.min(...values).toFixed(digits)} … ${Math.max(...values).toFixed(digits)}`;
}
