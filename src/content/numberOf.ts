/** in: 1, `file`; out: `1 file` */
export function numberOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
