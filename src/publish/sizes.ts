import path from 'node:path';
import {encodings, isCompressedCopy} from './fileRules';
import type {Manifest} from './manifest';

/** Returns a Markdown table with the number and size of a release's files by type. */
export function describeSizes({files}: Manifest): string {
  const kinds = new Map<string, {files: number; bytes: number; brotli: number; kept: number}>();
  for (const [file, {bytes, releasesAgo}] of Object.entries(files)) {
    if (isCompressedCopy(file)) {
      continue;
    }
    const kind = path.extname(file) || path.basename(file);
    const sum = kinds.get(kind) ?? {files: 0, bytes: 0, brotli: 0, kept: 0};
    sum.files += 1;
    sum.bytes += bytes;
    sum.brotli += files[file + encodings.br]?.bytes ?? bytes;
    sum.kept += releasesAgo ? 1 : 0;
    kinds.set(kind, sum);
  }
  const rows = [...kinds]
    .sort(([, a], [, b]) => b.brotli - a.brotli)
    .map(
      ([kind, sum]) =>
        `| ${kind} | ${sum.files} | ${sum.kept} | ${kib(sum.bytes)} | ${kib(sum.brotli)} |`,
    );
  return [
    '| Kind | Files | From earlier releases | KiB | KiB, brotli |',
    '|---|--:|--:|--:|--:|',
    ...rows,
  ].join('\n');
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
