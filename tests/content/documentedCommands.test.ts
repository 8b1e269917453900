import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';
import {documentedCommands} from '../support/documentedCommands';
import {startServer, type RunningServer} from '../support/startServer';
import {latest, released} from '../support/versions';
import {createFixtureSite, page, trees, type FixtureSite} from '../support/fixtureSite';

const siteDir = path.resolve(import.meta.dirname, '../..');
const documents = ['CONTRIBUTING.md', 'src/tools/README.md'];
const commands = [...new Set(documents.flatMap((name) => commandsOf(name)))];

interface Result {
  code: number | null;
  output: string;
}

/** What a documented command does on the small site. */
interface Run {
  /** Replaces the text of the FAQ before the run. */
  faq?: string;
  before?: () => void | Promise<void>;
  /** 0 by default. */
  code?: number;
  /** What the command prints, and what files then contain. `src/tools` tests everything else. */
  output?: RegExp;
  files?: Record<string, RegExp>;
}

let site: FixtureSite;
let server: RunningServer | undefined;

const git = (...args: string[]) =>
  execFileSync('git', args, {cwd: site.directory, encoding: 'utf8'});
const pathTo = (file: string) => path.join(site.directory, file);
const read = (file: string) => fs.readFileSync(pathTo(file), 'utf8');
const editFaq = (to: string) => void site.edit('docs/faq.md', 'Text.', to);

/** The version to cut, and the one to retire. */
const upcomingNumber = '99.0.0';
const oldest = released.at(-1) ?? '';

const sidebars = `export default {
  Develop: [
    'api/overview',
    'cloud/consoleOverview',
    'faq',
    'get-started/quickstart',
    'guides/data-model-objects',
    'language/commands/length',
    'notes/${latest}',
    'notes/${upcomingNumber}',
    'old',
    'studio/overview',
  ],
};
`;

/** A command page like the others, with links to existing pages only. */
const command = () =>
  fs
    .readFileSync(path.join(siteDir, 'docs/language/commands/length.md'), 'utf8')
    .replace(
      /(?<=## See also\n\n)[^]*/,
      '- [Questions](../../faq.md): frequently asked questions\n',
    );

const brokenLink = 'See [Plans](gone.md).';

const runs: Record<string, Run> = {
  'npm run check': {output: /^Checked \d\d pages in [\d.]+ s: no problems\.$/m},
  'npm run check -- docs/faq.md docs/guides': {output: /^Checked 2 pages /m},
  'npm run check -- --changed': {
    faq: brokenLink,
    code: 1,
    output: /^docs\/faq\.md:7: the link points to "gone\.md"[^]*^Checked 1 page .*: 1 problem\.$/m,
  },
  'npm run check -- --changed --fix': {
    faq: 'The text ends in spaces.  ',
    output: /^ {2}formatted docs\/faq\.md$/m,
    files: {'docs/faq.md': /The text ends in spaces\.\n/},
  },
  'npm run check -- --external': {
    before: async () => {
      // Remove the only external link so that the check doesn't request it.
      site.edit('src/pages/markdown-page.mdx', '[qodly.com](https://qodly.com)', 'qodly.com');
      server = await startServer((_, response) => response.writeHead(404).end());
      editFaq(`See [Plans](${server.origin}/gone).`);
    },
    code: 1,
    output: /^docs\/faq\.md:7: the link to \S+\/gone returns status 404/m,
  },
  'npm run check -- --format=github': {
    faq: brokenLink,
    code: 1,
    output: /^::error file=docs\/faq\.md,line=7::the link points to "gone\.md"/m,
  },
  'npm run new -- command trimSpaces': {
    output: /npm run check -- docs\/language\/commands\/trimSpaces\.md/,
    files: {'docs/language/commands/trimSpaces.md': /title: trimSpaces/},
  },
  'npm run new -- guide uploads': {
    files: {'sidebars.ts': /'guides\/data-model-objects',\n\s*'guides\/uploads',/},
  },
  'npm run check -- docs/language/commands/trimSpaces.md': {
    before: async () => void (await site.tool('newPage', 'command', 'trimSpaces')),
    code: 1,
    output: /^docs\/language\/commands\/trimSpaces\.md:\d+/m,
  },
  'npm run port -- docs/faq.md': {
    faq: 'Text of the edit.',
    files: Object.fromEntries(trees.map((tree) => [`${tree}/faq.md`, /Text of the edit\./])),
  },
  'npm run port -- --drift': {
    faq: 'Text.\n\nA paragraph that only next has.',
    code: 1,
    output: /^docs\/faq\.md:9: not in .*: A paragraph that only next has\.$/m,
  },
  'npm run port -- --drift --forget': {output: /^Deleted \d+ accepted differences?\.$/m},
  'npm run rename -- docs/faq.md "Old heading" "New heading"': {
    faq: '## Old heading\n\nText.',
    output: /^wrote docs\/faq\.md\nThe heading keeps its anchor/m,
    files: {'docs/faq.md': /## New heading \{\/\* #old-heading \*\/\}/},
  },
  'npm run delete -- docs/old.md docs/faq.md': {
    output:
      /^deleted docs\/old\.md\nThese links now lead to docs\/faq\.md\.[^]*^docs\/faq\.md:\d+: See \[old\]/m,
    files: {'docs/faq.md': /\(\.\/faq\.md\)/, 'src/addresses/movedPages.json': /"old": "faq"/},
  },
  'npm run move -- docs/old.md docs/folder/new.md': {
    output: /^The page kept its position in the sidebar/m,
    files: {'docs/faq.md': /\(\.\/folder\/new\.md\)/, 'sidebars.ts': /'folder\/new'/},
  },
  'npm run move -- docs/old.md docs/folder/new.md --all-versions': {
    files: Object.fromEntries(trees.map((tree) => [`${tree}/folder/new.md`, /title: Old/])),
  },
};

/** Commands that the documents don't show in this form. */
const furtherRuns: [command: string, run: Run][] = [
  ['npm run new -- guide', {code: 2, output: /^Usage: npm run new /m}],
  [
    'npm run port -- docs/faq.md --from 0.0.1',
    {code: 2, output: /^There is no version "0\.0\.1"/m},
  ],
  ['npm run port -- docs/faq.md --drift', {code: 2, output: /^Usage: npm run port /m}],
  [
    `npm run port -- docs/faq.md --to ${latest}`,
    {
      faq: 'Text of the edit.',
      before: () => void site.edit(`versioned_docs/version-${latest}/faq.md`, 'Text.', 'Other.'),
      code: 1,
      output: /faq\.md: not changed, because its text differs:/,
    },
  ],
  [
    'npm run delete -- docs/get-started/quickstart.md docs/faq.md --all-versions',
    {code: 1, output: /^No version has the page anymore[^]*^src\/addresses\/fixAddress\.ts:\d+:/m},
  ],
  [
    `npm run version:cut -- ${upcomingNumber}`,
    {
      output: /^99\.0\.0 is now the latest version\. Wrote \d+ files\.$/m,
      files: {
        'versions.json': /^\["99\.0\.0"/,
        'versioned_sidebars/version-99.0.0-sidebars.json': /"old"/,
      },
    },
  ],
  [`npm run version:cut -- ${upcomingNumber}`, {faq: 'An edit.', code: 2, output: /uncommitted/}],
  ['npm run version:cut', {code: 2, output: /^Usage: npm run version:cut /m}],
  [
    `npm run version:drop -- ${oldest}`,
    {
      output: /is retired: \d+ files were[^]*^These lines contain its URLs[^]*^README\.md:1:/m,
      files: {'versions.json': new RegExp(`^(?!.*"${oldest}")`)},
    },
  ],
  [`npm run version:drop -- ${oldest}`, {faq: 'An edit.', code: 2, output: /uncommitted/}],
  ['npm run version:drop', {code: 2, output: /^Usage: npm run version:drop /m}],
];

/** Commands that other tests run: those of the dev server, the small site, and the version tools. */
const runByOtherTests = [
  'npm start',
  'npm start -- --only next',
  'npm run build',
  'npm run update:lists',
  'npm run version:cut -- NUMBER',
  'npm run version:drop -- NUMBER',
  'npm test',
];

const watching = 'npm run check -- --changed --watch';

beforeAll(() => {
  site = createFixtureSite();
  for (const tree of trees) {
    // Titles that pass the spell check.
    for (const [route, title] of [
      ['api/overview', 'Overview'],
      ['faq', 'Questions'],
      ['get-started/quickstart', 'First steps'],
    ] as const) {
      const body = route === 'faq' ? 'Text.\n\nSee [old](old.md).' : 'Text.';
      fs.writeFileSync(pathTo(`${tree}/${route}.md`), page(title, body));
    }
    fs.writeFileSync(pathTo(`${tree}/old.md`), page('Old'));
  }
  site.addPage('language/commands/length', command());
  site.addPage(`notes/${upcomingNumber}`, page('99.0.0', 'Released on January 31, 2027.'));
  fs.writeFileSync(pathTo('README.md'), `See /docs/${oldest}/faq.\n`);
  fs.writeFileSync(pathTo('sidebars.ts'), sidebars);
  for (const version of released) {
    const file = `versioned_sidebars/version-${version}-sidebars.json`;
    fs.writeFileSync(pathTo(file), read(file).replace('"faq"', '"faq","old"'));
  }
  fs.writeFileSync(pathTo('.gitignore'), 'node_modules\n');
  git('init', '--quiet');
  git('config', 'user.name', 'Writer');
  git('config', 'user.email', 'writer@example.com');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Initial commit');
});

afterEach(() => {
  git('reset', '--quiet', '--hard');
  git('clean', '--quiet', '--force', '-d');
});

afterAll(() => fs.rmSync(site.directory, {recursive: true}));

test('each documented command is run here or by another test', () => {
  expect([...Object.keys(runs), ...runByOtherTests, watching].sort()).toEqual([...commands].sort());
});

test.each([...Object.entries(runs), ...furtherRuns])(
  'on a small site "%s" does what the documents say',
  async (text, run) => {
    if (run.faq) {
      editFaq(run.faq);
    }
    await run.before?.();
    const {code, output} = await start(text).result;
    server?.stop();
    expect(output).toMatch(run.output ?? '');
    for (const [file, words] of Object.entries(run.files ?? {})) {
      expect(read(file), file).toMatch(words);
    }
    expect(code).toBe(run.code ?? 0);
  },
);

test(`on a small site "${watching}" does what the document says`, async () => {
  const tool = start(watching);
  try {
    await tool.prints(/^Checked 0 pages/m);
    editFaq(brokenLink);
    await tool.prints(/^docs\/faq\.md:7: the link points to "gone\.md"/m);
  } finally {
    tool.stop();
  }
});

function commandsOf(name: string): string[] {
  const text = fs.readFileSync(path.join(siteDir, name), 'utf8');
  return documentedCommands(text).map((command) => command.text.trim());
}

interface RunningTool {
  /** Waits until the output matches. */
  prints: (words: RegExp) => Promise<void>;
  result: Promise<Result>;
  stop: () => void;
}

/** Runs the command in a shell in the small site. */
function start(text: string): RunningTool {
  // A separate process group lets `stop` also end the processes that npm starts.
  const child = spawn(text, {cwd: site.directory, detached: true, shell: true});
  let output = '';
  const {stdout, stderr} = child;
  [stdout, stderr].forEach((stream) => stream.on('data', (data: Buffer) => (output += data)));
  return {
    prints: (words) => expect.poll(() => output).toMatch(words),
    result: once(child, 'close').then(([code]) => ({code: code as number | null, output})),
    stop: () => process.kill(-(child.pid ?? 0)),
  };
}
