import { verdict, type Budget, type Row } from './row.ts';

const WIDTHS = { name: 56, value: 9, unit: 7, budget: 8 };

/** Prints one line of the table, and its note below it. */
export function printRow(row: Row): void {
  const cells = [
    row.name.padEnd(WIDTHS.name),
    String(Number(row.value.toFixed(2))).padStart(WIDTHS.value),
    row.unit.padEnd(WIDTHS.unit),
    (row.budget ? budgetText(row.budget) : '').padEnd(WIDTHS.budget),
    verdict(row),
  ];
  console.log(`  ${cells.join(' ').trimEnd()}`);
  if (row.note) console.log(`    ${row.note}`);
}

function budgetText(budget: Budget): string {
  return 'max' in budget ? `≤ ${budget.max}` : `≥ ${budget.min}`;
}
