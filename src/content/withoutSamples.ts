/** The page without its code blocks; signatures stay, they are statements and no samples. */
export function withoutSamples(source: string): string {
  return source.replace(
    /^( *)(`{3,})(.*)\n[\s\S]*?^\1\2.*$/gm,
    (block: string, _indent: string, _marks: string, meta: string) =>
      meta.startsWith('qs signature') ? block : '',
  );
}
