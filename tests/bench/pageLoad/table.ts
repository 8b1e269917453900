/** Figures for one page, by site; a site without the page has no figures. */
export interface Row {
  label: string;
  stock: readonly number[];
  ours: readonly number[];
}

/**
 * Prints the medians side by side with their ratio, ours / stock. With more than one visit, adds the ratio of
 * the minimums, since noise can only add to a time.
 */
export function printTable(title: string, rows: readonly Row[], digits = 0): void {
  console.log(`\n${title.padEnd(44)}${formatCells('stock', 'ours', 'ratio', 'quietest')}`);
  for (const {label, stock, ours} of rows) {
    console.log(
      `  ${label.padEnd(42)}${formatCells(
        formatNumber(median(stock), digits),
        formatNumber(median(ours), digits),
        formatNumber(median(ours) / median(stock), 2),
        ours.length > 1 ? formatNumber(Math.min(...ours) / Math.min(...stock), 2) : '',
      )}`,
    );
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

function formatCells(...values: string[]): string {
  return values
    .map((value) => value.padStart(10))
    .join('')
    .trimEnd();
}

function formatNumber(value: number, digits: number): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '-';
}
