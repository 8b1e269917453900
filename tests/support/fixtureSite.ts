import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {retiredFolder} from '../../src/content/site/site';
import {latest, released} from './versions';

/** Vitest and Playwright run from the site's root; Playwright doesn't support `import.meta`. */
const siteDir = process.cwd();
const sources = [
  'docusaurus.config.ts',
  'i18n',
  'package-lock.json',
  'package.json',
  'src',
  'static',
  'tsconfig.json',
  'versions.json',
];
/** The version folders, the same as in the full site. */
export const trees = ['docs', ...released.map((label) => `versioned_docs/version-${label}`)];

/** The pages that the navbar and the announcement link to. */
const pages = [
  'api/overview',
  'cloud/consoleOverview',
  'faq',
  'get-started/quickstart',
  'guides/data-model-objects',
  `notes/${latest}`,
  'studio/overview',
];

/** A copy of the site's code with a handful of pages in each version, for fast builds. */
export interface FixtureSite {
  directory: string;
  /** Writes a page into `docs/`; returns a function that removes it. */
  addPage: (route: string, source: string) => () => void;
  /** Replaces a string in a file; returns a function that restores the file. */
  edit: (file: string, from: string, to: string) => () => void;
  /** Runs `npm run build` with additional environment variables and options; never rejects. */
  build: Run;
  /** Runs `npm run release`, which also builds. */
  release: Run;
  /** Runs the writers' tool whose folder has the given name. */
  tool: (name: string, ...options: string[]) => ReturnType<Run>;
}

type Run = (
  environment?: Record<string, string>,
  options?: readonly string[],
) => Promise<{code: number; output: string}>;

export function createFixtureSite(): FixtureSite {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'qodly-docs-'));
  for (const source of sources) {
    // The same timestamps let the compilation cache recognize the code.
    fs.cpSync(path.join(siteDir, source), path.join(directory, source), {
      recursive: true,
      preserveTimestamps: true,
    });
  }
  forgetHistory(directory);
  // Windows lets every user create junctions; other systems ignore the type and create a symbolic link.
  const kind = 'junction';
  fs.symlinkSync(path.join(siteDir, 'node_modules'), path.join(directory, 'node_modules'), kind);
  for (const tree of trees) {
    pages.forEach((route) => writePage(directory, tree, route, page(route)));
  }
  writeSidebars(directory);
  return {
    directory,
    addPage: (route, source) => {
      const file = writePage(directory, 'docs', route, source);
      return () => fs.rmSync(file);
    },
    edit: (file, from, to) => edit(directory, file, from, to),
    build: (environment = {}, options = []) =>
      run(directory, environment, [
        'node_modules/@docusaurus/core/bin/docusaurus.mjs',
        'build',
        ...options,
      ]),
    release: (environment = {}, options = []) =>
      run(directory, environment, ['src/publish/release.ts', ...options]),
    tool: (name, ...options) => run(directory, {}, [`src/tools/${name}/index.ts`, ...options]),
  };
}

/** Removes the records of moved pages, retired versions, and keywords, which name other pages. */
function forgetHistory(directory: string): void {
  for (const folder of [retiredFolder, 'src/content/keywords']) {
    fs.rmSync(path.join(directory, folder), {recursive: true, force: true});
  }
  fs.writeFileSync(path.join(directory, 'src/addresses/movedPages.json'), '{}\n');
}

/** Short, because the checks reject long paragraphs that occur on more than one page. */
const lastParagraph = 'Enough words for a page.';

/** Returns a page with the body and everything else that a page needs. */
export function page(
  title: string,
  body = 'Text.',
  frontMatter: Record<string, string> = {},
): string {
  const keys = {
    title,
    description: 'A page of the fixture site, just long enough to be accepted by the checks.',
    kind: 'page',
    ...frontMatter,
  };
  const lines = Object.entries(keys).flatMap(([key, value]) => (value ? [`${key}: ${value}`] : []));
  return ['---', ...lines, '---', '', body, '', lastParagraph, ''].join('\n');
}

function writePage(directory: string, tree: string, route: string, source: string): string {
  const file = path.join(directory, tree, `${route}.md`);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, source);
  return file;
}

function edit(directory: string, name: string, from: string, to: string): () => void {
  const file = path.join(directory, name);
  const original = fs.readFileSync(file, 'utf8');
  if (!original.includes(from)) {
    throw new Error(`${file} has no "${from}" to replace.`);
  }
  const save = (source: string) => {
    // Replaces the file in one step; otherwise, the dev server could read it while it's empty.
    const saved = path.join(directory, 'edited.tmp');
    fs.writeFileSync(saved, source);
    fs.renameSync(saved, file);
  };
  save(original.replace(from, to));
  return () => save(original);
}

function writeSidebars(directory: string): void {
  const sidebars = {Develop: pages, Empty: [{type: 'html', value: 'No page'}]};
  fs.writeFileSync(
    path.join(directory, 'sidebars.ts'),
    `export default ${JSON.stringify(sidebars)};\n`,
  );
  fs.mkdirSync(path.join(directory, 'versioned_sidebars'));
  for (const version of released) {
    fs.writeFileSync(
      path.join(directory, 'versioned_sidebars', `version-${version}-sidebars.json`),
      JSON.stringify(sidebars),
    );
  }
}

/** Runs a program in the site's folder, like the scripts in `package.json`. */
function run(
  directory: string,
  environment: Record<string, string>,
  options: readonly string[],
): Promise<{code: number; output: string}> {
  const env = {
    ...process.env,
    // Vitest sets this for Vite; an empty value counts as unset.
    BASE_URL: '',
    ...environment,
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--require', './src/tools/runTypeScript.cjs', ...options],
      {cwd: directory, maxBuffer: 64 * 1024 * 1024, env},
      (error, stdout, stderr) => {
        resolve({code: Number(error?.code ?? 0), output: stdout + stderr});
      },
    );
  });
}
