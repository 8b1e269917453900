import {isCompressedCopy} from '../fileRules';
import type {ReleasedFile} from '../manifest';

/** Limits of Cloudflare Pages' free plan, as documented in 2026. */
const limits = {
  files: 20_000,
  'bytes in the largest file': 25 * 1024 * 1024,
  'redirects without an asterisk': 2000,
  'redirects with an asterisk': 100,
  'header rules': 100,
} as const;

type Usage = Record<keyof typeof limits, number>;

const host = 'Cloudflare Pages (free plan)';

/** The fraction of a limit at which the publisher is warned. */
const warningThreshold = 0.8;

/**
 * Counts the files and rules that the host limits.
 *
 * @param redirects content of `_redirects`
 * @param headers content of `_headers`
 */
export function readUsage(
  files: Readonly<Record<string, ReleasedFile>>,
  redirects: string,
  headers: string,
): Usage {
  // The host compresses files itself, so the compressed files aren't uploaded.
  const uploaded = Object.entries(files).filter(([file]) => !isCompressedCopy(file));
  const rules = redirects.split('\n').filter(Boolean);
  const isDynamic = (rule: string) => rule.split(' ', 1).join().includes('*');
  return {
    files: uploaded.length,
    'bytes in the largest file': Math.max(0, ...uploaded.map(([, {bytes}]) => bytes)),
    'redirects without an asterisk': rules.filter((rule) => !isDynamic(rule)).length,
    'redirects with an asterisk': rules.filter(isDynamic).length,
    'header rules': headers.match(/^\S/gm)?.length ?? 0,
  };
}

/** Returns a Markdown table with the usage, and a warning for each limit that is nearly reached. */
export function describeLimits(usage: Usage): {table: string; warnings: string[]} {
  const all = Object.entries(limits) as [keyof Usage, number][];
  const approachedLimits = all.filter(([name, limit]) => usage[name] >= limit * warningThreshold);
  return {
    table: [
      `| ${host} | this release | limit |`,
      '|---|--:|--:|',
      ...all.map(([name, limit]) => `| ${name} | ${usage[name]} | ${limit} |`),
    ].join('\n'),
    warnings: approachedLimits.map(
      ([name, limit]) =>
        `${host} allows ${limit} ${name}, and this release has ${usage[name]}. See "How large" in src/publish/README.md.`,
    ),
  };
}
