/** Figures of one page by site; a site without the page has no figures. */
export interface Row {
  label: string;
  stock: readonly number[];
  ours: readonly number[];
}

/**
 * Prints the medians side by side with their ratio, ours / stock. For several visits, adds the ratio of the
 * minimums, since noise only adds to a time.
 */
export function printTable(title: string, rows: readonly Row[], digits = 0): void {
  console.log(`\n${title.padEnd(44)}${cells('stock', 'ours', 'ratio', 'quietest')}`);
  for (const {label, stock, ours} of rows) {
    console.log(
      `  ${label.padEnd(42)}${cells(
        show(median(stock), digits),
        show(median(ours), digits),
        show(median(ours) / median(stock), 2),
        ours.length > 1 ? show(Math.min(...ours) / Math.min(...stock), 2) : '',
      )}`,
    );
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

function cells(...texts: string[]): string {
  return texts
    .map((text) => text.padStart(10))
    .join('')
    .trimEnd();
}

function show(value: number, digits: number): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '-';
}
