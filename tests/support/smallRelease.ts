import path from 'node:path';
import type {AddressRules} from '../../src/addresses/fixAddress';
import {assemble, type Release} from '../../src/publish/assemble';
import type {Manifest} from '../../src/publish/manifest';
import {temporaryFolder, writeFiles} from './temporaryFolder';

const page = (text: string) => `<!doctype html><title>${text}</title><p>${text}</p>`;

/** Pages in the latest version, `next`, and 0.1.0. */
const files: Record<string, string> = {
  'index.html': page('Home'),
  '404.html': page('Page not found'),
  'faq.html': page('FAQ'),
  'faq.md': '# FAQ',
  'studio/overview.html': page('Studio'),
  'studio/overview.md': '# Studio',
  'next/faq.html': page('Next FAQ'),
  'next/faq.md': '# Next FAQ',
  'next/get-started/quickstart.html': page('Next quickstart'),
  '0.1.0/get-started/quickstart.html': page('Old quickstart'),
  'assets/js/main.0123abcd.js': 'run()',
  'assets/js/interpreter.0123abcd.js': 'work()',
};

export const smallRules: AddressRules = {
  baseUrl: '/docs/',
  latest: '0.2.0',
  others: ['next', '0.1.0'],
  retired: [],
  moved: [],
};

/** Assembles a release from a few files, without a build. */
export async function assembleSmall(
  more: Record<string, string> = {},
  options: Partial<Release> = {},
): Promise<{dist: string; site: string; manifest: Manifest}> {
  const folder = temporaryFolder();
  const buildDir = path.join(folder, 'build');
  writeFiles(buildDir, {...files, ...more});
  const dist = path.join(folder, 'dist');
  const manifest = await assemble({
    buildDir,
    target: dist,
    siteUrl: 'https://docs.example.com',
    rules: smallRules,
    isPreview: false,
    services: [],
    ...options,
  });
  return {dist, site: path.join(dist, 'site'), manifest};
}
