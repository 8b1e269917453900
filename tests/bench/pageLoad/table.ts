/** Figures of one page by site; a page that only one of them has, has no other. */
export interface Row {
  label: string;
  stock: readonly number[];
  ours: readonly number[];
}

/**
 * Medians side by side, with ours / stock. Where several visits were made, the ratio of the quietest
 * ones stands behind it: noise only ever adds to a time.
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
