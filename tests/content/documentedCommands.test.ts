import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {documentedCommands} from '../support/documentedCommands';
import {latest, released} from '../support/versions';
import {createFixtureSite, page, trees, type FixtureSite} from '../support/fixtureSite';

const siteDir = path.resolve(import.meta.dirname, '../..');
const documents = ['CONTRIBUTING.md', 'src/tools/README.md'];
const commands = [...new Set(documents.flatMap((name) => commandsOf(name)))];

interface Result {
  code: number | null;
  output: string;
}

/** Setup for a documented command, and the assertions about its effect. */
interface Run {
  before?: () => void | Promise<void>;
  after: (result: Result) => void;
}

let site: FixtureSite;
let server: http.Server;

const git = (...args: string[]) =>
  execFileSync('git', args, {cwd: site.directory, encoding: 'utf8'});
const pathTo = (file: string) => path.join(site.directory, file);
const read = (file: string) => fs.readFileSync(pathTo(file), 'utf8');
const exists = (file: string) => fs.existsSync(pathTo(file));
const editFaq = (to: string) => void site.edit('docs/faq.md', 'Text.', to);
const originOf = ({port}: AddressInfo) => `http://127.0.0.1:${port}`;

const sidebars = `export default {
  Develop: [
    'api/overview',
    'cloud/consoleOverview',
    'faq',
    'get-started/quickstart',
    'guides/data-model-objects',
    'language/commands/length',
    'notes/${latest}',
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

const runs: Record<string, Run> = {
  'npm run check': {
    after: ({code, output}) => {
      expect(output).toMatch(/^Checked \d\d pages in [\d.]+ s: no problems\.$/m);
      expect(code).toBe(0);
    },
  },
  'npm run check -- docs/faq.md docs/guides': {
    after: ({code, output}) => {
      expect(output).toMatch(/^Checked 2 pages /m);
      expect(code).toBe(0);
    },
  },
  'npm run check -- --changed': {
    before: () => editFaq('See [Plans](gone.md).'),
    after: ({code, output}) => {
      expect(output).toMatch(/^docs\/faq\.md:8: the link points to "gone\.md"/m);
      expect(output).toMatch(/^Checked 1 page .*: 1 problem\.$/m);
      expect(code).toBe(1);
    },
  },
  'npm run check -- --changed --fix': {
    before: () => editFaq('The text ends in spaces.  '),
    after: ({code, output}) => {
      expect(output).toMatch(/^ {2}fixed docs\/faq\.md:8: .*Trailing spaces/m);
      expect(read('docs/faq.md')).toContain('The text ends in spaces.\n');
      expect(code).toBe(0);
    },
  },
  'npm run check -- --external': {
    before: async () => {
      // Remove the only external link so that the check doesn't request it.
      site.edit('src/pages/markdown-page.mdx', '[qodly.com](https://qodly.com)', 'qodly.com');
      server = http.createServer((_, response) => response.writeHead(404).end());
      await once(server.listen(0, '127.0.0.1'), 'listening');
      editFaq(`See [Plans](${originOf(server.address() as AddressInfo)}/gone).`);
    },
    after: ({code, output}) => {
      server.close();
      expect(output).toMatch(/^docs\/faq\.md:8: the link to \S+\/gone returns status 404/m);
      expect(code).toBe(1);
    },
  },
  'npm run check -- --format=github': {
    before: () => editFaq('See [Plans](gone.md).'),
    after: ({code, output}) => {
      expect(output).toMatch(/^::error file=docs\/faq\.md,line=8::the link points to "gone\.md"/m);
      expect(code).toBe(1);
    },
  },
  'npm run new -- command trimSpaces': {
    after: ({code, output}) => {
      expect(read('docs/language/commands/trimSpaces.md')).toContain('title: trimSpaces');
      expect(output).toContain('npm run check -- docs/language/commands/trimSpaces.md');
      expect(code).toBe(0);
    },
  },
  'npm run new -- guide uploads': {
    after: ({code}) => {
      expect(read('docs/guides/uploads.md')).toContain('title: Uploads');
      expect(read('sidebars.ts')).toMatch(/'guides\/data-model-objects',\n\s*'guides\/uploads',/);
      expect(code).toBe(0);
    },
  },
  'npm run check -- docs/language/commands/trimSpaces.md': {
    before: async () => {
      await site.tool('newPage', 'command', 'trimSpaces');
    },
    after: ({code, output}) => {
      expect(output).toMatch(/^docs\/language\/commands\/trimSpaces\.md:\d+/m);
      expect(code).toBe(1);
    },
  },
  'npm run port -- docs/faq.md': {
    before: () => editFaq('Text of the edit.'),
    after: ({code}) => {
      trees.forEach((tree) => expect(read(`${tree}/faq.md`), tree).toContain('Text of the edit.'));
      expect(code).toBe(0);
    },
  },
  'npm run drift': {
    before: () => editFaq('Text.\n\nA paragraph that only next has.'),
    after: ({code, output}) => {
      expect(output).toMatch(/^docs\/faq\.md:10: not in .*: A paragraph that only next has\.$/m);
      expect(code).toBe(1);
    },
  },
  'npm run drift -- --forget': {
    after: ({code, output}) => {
      expect(output).toMatch(/^Deleted \d+ accepted differences?\.$/m);
      expect(code).toBe(0);
    },
  },
  'npm run rename -- docs/faq.md "Old heading" "New heading"': {
    before: () => editFaq('## Old heading\n\nText.'),
    after: ({code}) => {
      expect(read('docs/faq.md')).toContain('## New heading {/* #old-heading */}');
      expect(code).toBe(0);
    },
  },
  'npm run delete -- docs/old.md docs/faq.md': {
    after: ({code}) => {
      expect(trees.map((tree) => exists(`${tree}/old.md`))).toEqual(trees.map((_, i) => i > 0));
      expect(read('docs/faq.md')).toContain('(./faq.md)');
      expect(read('sidebars.ts')).not.toContain("'old'");
      expect(JSON.parse(read('src/addresses/movedPages.json'))).toMatchObject({
        next: {old: 'faq'},
      });
      expect(code).toBe(0);
    },
  },
  'npm run move -- docs/old.md docs/folder/new.md': {
    after: ({code}) => {
      expect(trees.map((tree) => exists(`${tree}/old.md`))).toEqual(trees.map((_, i) => i > 0));
      expect(read('docs/faq.md')).toContain('(./folder/new.md)');
      expect(read('sidebars.ts')).toContain("'folder/new'");
      expect(JSON.parse(read('src/addresses/movedPages.json'))).toMatchObject({
        next: {old: 'folder/new'},
      });
      expect(code).toBe(0);
    },
  },
  'npm run move -- docs/old.md docs/folder/new.md --all-versions': {
    after: ({code}) => {
      for (const tree of trees) {
        expect(exists(`${tree}/old.md`), tree).toBe(false);
        expect(exists(`${tree}/folder/new.md`), tree).toBe(true);
        expect(read(`${tree}/faq.md`), tree).toContain('(./folder/new.md)');
      }
      expect(code).toBe(0);
    },
  },
};

/** Commands that another test runs, with the call in that test and the program in the script. */
const runByOtherTests: Record<string, {test: string; call: string; program: string}> = {
  'npm start': {
    test: 'build/devServer.test.ts',
    call: 'startDevServer(site.directory)',
    program: 'src/tools/start/index.ts',
  },
  'npm start -- --only next': {
    test: 'build/devServer.test.ts',
    call: "startDevServer(site.directory, '--only', 'next')",
    program: 'src/tools/start/index.ts',
  },
  'npm run build': {
    test: 'build/smallSite.test.ts',
    call: 'site.build(',
    program: 'node_modules/@docusaurus/core/bin/docusaurus.mjs build',
  },
  'npm run update:lists': {
    test: 'content/versionLists.test.ts',
    call: "stubEnv('MODE', 'update-lists')",
    program: '--mode update-lists',
  },
  'npm run version:cut -- NUMBER': {
    test: 'build/versionTools.test.ts',
    call: "site.tool('cutVersion', number)",
    program: 'src/tools/cutVersion/index.ts',
  },
  'npm run version:drop -- NUMBER': {
    test: 'build/versionTools.test.ts',
    call: "site.tool('dropVersion', oldest)",
    program: 'src/tools/dropVersion/index.ts',
  },
  // The command that runs this file.
  'npm test': {
    test: 'content/documentedCommands.test.ts',
    call: 'documentedCommands',
    program: 'tests/setup/runTests.ts',
  },
};

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
  expect([...Object.keys(runs), ...Object.keys(runByOtherTests), watching].sort()).toEqual(
    [...commands].sort(),
  );
});

test.each(Object.entries(runByOtherTests))(
  '"%s" is run by another test',
  (text, {test, call, program}) => {
    const {scripts} = JSON.parse(fs.readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const [script = ''] = documentedCommands(text).map((command) => command.script);
    expect(scripts[script]).toContain(program);
    expect(fs.readFileSync(path.join(siteDir, 'tests', test), 'utf8')).toContain(call);
  },
);

describe('on a small site', () => {
  test.each(Object.entries(runs))('"%s" does what the document says', async (text, run) => {
    await run.before?.();
    run.after(await resultOf(text));
  });

  test(`"${watching}" does what the document says`, async () => {
    const tool = start(watching);
    try {
      await tool.prints(/^Checked 0 pages/m);
      editFaq('See [Plans](gone.md).');
      await tool.prints(/^docs\/faq\.md:8: the link points to "gone\.md"/m);
    } finally {
      tool.stop();
    }
  });
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

async function resultOf(text: string): Promise<Result> {
  return start(text).result;
}
