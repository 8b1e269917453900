import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {createWritersSite, writtenPage, type WritersSite} from '../../tests/support/writersSite';
import {compareSite} from '../content/reference/compareVersions';
import {readSite} from '../content/site';
import {checkFiles} from './check/checkFiles';
import {cutVersion} from './cutVersion/cutVersion';
import {dropVersion} from './dropVersion/dropVersion';
import {applyChanges} from './fileChanges';
import {requireCommitted} from './git';
import {listFiles} from './listFiles';

const command = (name: string) => `---
title: ${name}
description: Does what its name says, to whatever it is given, and returns what comes out of it.
keywords: [${name}]
kind: command
theme: String
---

Does what its name says, to whatever it is given, and returns what comes out of it.

\`\`\`qs signature
${name}() : date
\`\`\`

| Parameter | Type | | Description |
|---|---|:-:|---|
| Result | date | ← | What comes out |
`;

const table = `# Site

| Version | Folder | Address |
|---|---|---|
| next (upcoming) | \`docs/\` | \`/docs/next/\` |
| 0.2.0 (latest) | \`versioned_docs/version-0.2.0/\` | \`/docs/\` |
| 0.1.0 | \`versioned_docs/version-0.1.0/\` | \`/docs/0.1.0/\` |

More.
`;

function form(versions: string): string {
  return `body:\n  - id: version\n    attributes:\n      label: Version\n      options: [${versions}]\n`;
}

function compared(from: string, to: string): string {
  const versions = `from="${from}" to="${to}"`;
  return `<ReferenceChanges ${versions}/>\n\nThese pages:\n\n<PageChanges ${versions}/>`;
}

const newest = [
  '## Old\n\nText <Since version="0.2.0"/>',
  '## New\n\n<Since version="next"/>\n\nText.\n\n<Changed version="next">All of it.</Changed>',
].join('\n\n');
const notes = compared('0.1.0', '0.2.0');

let site: WritersSite;

beforeEach(() => {
  site = createWritersSite(
    {
      'docs/notes/0.3.0.md': writtenPage(compared('0.2.0', 'next'), '0.3.0'),
      'docs/notes/0.2.0.md': writtenPage(notes, '0.2.0'),
      'docs/faq.md': writtenPage(newest),
      'docs/guides/new.md': writtenPage('Text.'),
      'docs/language/commands/first.md': command('first'),
      'docs/language/commands/second.md': command('second'),
      'versioned_docs/version-0.2.0/notes/0.2.0.md': writtenPage(notes, '0.2.0'),
      'versioned_docs/version-0.2.0/faq.md': writtenPage('## Old\n\nText <Since version="0.2.0"/>'),
      'versioned_docs/version-0.2.0/guides/old.md': writtenPage('Text.'),
      'versioned_docs/version-0.2.0/orda/gone.md': writtenPage('Text.'),
      'versioned_docs/version-0.2.0/language/commands/first.md': command('first'),
      'versioned_docs/version-0.2.0/language/commands/second.md': command('second'),
      'versioned_docs/version-0.1.0/faq.md': writtenPage('## Old\n\nText.'),
      'versioned_docs/version-0.1.0/orda/gone.md': writtenPage('Text.'),
      'versioned_docs/version-0.1.0/lost.md': writtenPage('Text.'),
      'versioned_docs/version-0.1.0/language/commands/first.md': command('first'),
      'versioned_sidebars/version-0.2.0-sidebars.json': '{}',
      'versioned_sidebars/version-0.1.0-sidebars.json': '{}',
      'tests/build/routes/next.txt': 'faq\n',
      'tests/build/routes/0.2.0.txt': 'faq\n',
      'tests/build/routes/0.1.0.txt': 'faq\n',
      'tests/content/names/0.1.0.txt': 'command first\n',
      'src/config/movedPages.json': '{"next": {"guides/old": "guides/new"}}',
      'README.md': table,
      '.github/ISSUE_TEMPLATE/fault-on-a-page.yml': form('next, 0.2.0, 0.1.0'),
    },
    ['0.2.0', '0.1.0'],
  );
});

afterEach(() => {
  site.remove();
});

let reads = 0;

/** By another name each time, since a site is read twice a second at most. */
function read() {
  reads += 1;
  return readSite(site.directory + '/.'.repeat(reads));
}

const sidebars = {Run: ['faq', {link: {type: 'generated-index', slug: '/category/all'}}]};

function cut(label = '0.3.0') {
  const {changes, gone} = cutVersion(read(), label, sidebars);
  applyChanges(changes);
  return gone;
}

function drop(label = '0.1.0') {
  applyChanges(dropVersion(read(), label));
}

function moved(): unknown {
  return JSON.parse(site.read('src/config/movedPages.json'));
}

function faults(): string[] {
  const now = read();
  return checkFiles(listFiles(now), now).map(({found}) => found);
}

describe('a version that is cut', () => {
  let gone: string[];

  beforeEach(() => {
    gone = cut();
  });

  test('has the pages of next, with its number in their badges, and so has next', () => {
    const page = site.read('versioned_docs/version-0.3.0/faq.md');
    expect(page).toContain('<Since version="0.3.0"/>');
    expect(page).toContain('<Changed version="0.3.0">');
    expect(page).toContain('<Since version="0.2.0"/>');
    expect(site.read('docs/faq.md')).toBe(page);
    expect(site.read('docs/notes/0.3.0.md')).toContain(compared('0.2.0', '0.3.0'));
  });

  test('is the latest, with sidebars and lists of its own', () => {
    expect(JSON.parse(site.read('versions.json'))).toEqual(['0.3.0', '0.2.0', '0.1.0']);
    expect(JSON.parse(site.read('versioned_sidebars/version-0.3.0-sidebars.json'))).toEqual(
      sidebars,
    );
    const routes = site.read('tests/build/routes/0.3.0.txt');
    expect(routes).toMatch(/^category\/all\nfaq\nguides\/new\nlanguage/);
    expect(site.read('tests/build/routes/next.txt')).toBe(routes);
    expect(site.read('tests/content/names/0.3.0.txt')).toBe('command first\ncommand second\n');
  });

  test('stands in the table of the README', () => {
    expect(site.read('README.md')).toContain(
      '| 0.3.0 (latest) | `versioned_docs/version-0.3.0/` | `/docs/` |\n| 0.2.0 | `versioned_docs/version-0.2.0/` | `/docs/0.2.0/` |\n| 0.1.0 |',
    );
    expect(site.read('README.md')).toMatch(/\| `\/docs\/0\.1\.0\/` \|\n\nMore\.\n$/);
  });

  test('can be chosen in the form for faults', () => {
    const now = site.read('.github/ISSUE_TEMPLATE/fault-on-a-page.yml');
    expect(now).toBe(form('next, 0.3.0, 0.2.0, 0.1.0'));
  });

  test('leads on from what is no longer at the root', () => {
    expect(gone.sort()).toEqual(['guides/old', 'orda/gone']);
    expect(moved()).toEqual({
      next: {'guides/old': 'guides/new'},
      '0.3.0': {'guides/old': 'guides/new', 'orda/gone': '/0.2.0/orda/gone'},
    });
  });
});

describe('a version that is retired', () => {
  beforeEach(() => {
    drop();
  });

  test('is gone, but for a record', () => {
    expect(site.git('status', '--short')).not.toContain('?? versioned_docs');
    expect(site.exists('versioned_docs/version-0.1.0/faq.md')).toBe(false);
    expect(site.exists('versioned_sidebars/version-0.1.0-sidebars.json')).toBe(false);
    expect(site.exists('tests/build/routes/0.1.0.txt')).toBe(false);
    expect(site.exists('tests/content/names/0.1.0.txt')).toBe(false);
    expect(JSON.parse(site.read('versions.json'))).toEqual(['0.2.0']);
    expect(site.read('README.md')).not.toContain('0.1.0');
    expect(JSON.parse(site.read('src/content/retired/0.1.0.json'))).toEqual({
      version: '0.1.0',
      names: ['command .first'],
      routes: ['faq', 'language/commands/first', 'lost', 'orda/gone'],
    });
  });

  test('makes nothing look newer than it is', () => {
    const [oldest] = compareSite(read());
    expect(oldest?.entries.map(({name, since}) => [name, since])).toEqual([
      ['first', '0.1.0'],
      ['second', '0.2.0'],
    ]);
  });

  test('takes the badges of what all versions have now', () => {
    for (const tree of ['docs', 'versioned_docs/version-0.2.0']) {
      expect(site.read(`${tree}/faq.md`)).toContain('## Old\n\nText\n');
    }
    expect(site.read('docs/faq.md')).toContain('<Since version="next"/>');
  });

  test('leaves the list of what the next version brought', () => {
    for (const tree of ['docs', 'versioned_docs/version-0.2.0']) {
      expect(site.read(`${tree}/notes/0.2.0.md`)).toContain(
        '**New in 0.2.0**:\n\n- [`second()`](../language/commands/second.md) (command): Does',
      );
      expect(site.read(`${tree}/notes/0.2.0.md`)).toContain(
        '\n\n- [Quotas](../faq.md): one passage',
      );
    }
    expect(site.read('docs/notes/0.3.0.md')).toContain(compared('0.2.0', 'next'));
  });

  test('leads on from its addresses that the latest lacks', () => {
    expect(moved()).toMatchObject({'0.1.0': {lost: '/'}});
  });

  test('leaves pages that hold', () => {
    expect(faults().filter((line) => /badge|Since|Change|link|Emphasis/.test(line))).toEqual([]);
  });
});

test('what led to a version that is retired leads to the next one that has the page', () => {
  cut();
  drop();
  expect(moved()).toMatchObject({'0.3.0': {'orda/gone': '/0.2.0/orda/gone'}, '0.1.0': {lost: '/'}});
  drop('0.2.0');
  expect(moved()).toEqual({
    next: {'guides/old': 'guides/new'},
    '0.3.0': {'guides/old': 'guides/new', 'orda/gone': '/'},
    '0.1.0': {lost: '/'},
  });
});

describe('refused, with nothing changed, is', () => {
  test.each([
    ['a version that is there', '0.2.0', /already/],
    ['what is no number', 'v0.3', /no number of a release/],
    ['next', 'next', /no number of a release/],
    ['a number before the latest', '0.1.5', /comes before 0\.2\.0/],
    ['a release without notes', '0.4.0', /docs\/notes\/0\.4\.0\.md is missing/],
  ])('%s, for a cut', (_, label, message) => {
    expect(() => cut(label)).toThrow(message);
    expect(site.git('status', '--short')).toBe('');
  });

  test.each([
    ['an unknown version', '0.0.1', /The versions are 0\.2\.0, 0\.1\.0/],
    ['next', 'next', /no released version/],
    ['the latest version', '0.2.0', /is the latest/],
  ])('%s, for a retirement', (_, label, message) => {
    expect(() => drop(label)).toThrow(message);
    expect(site.git('status', '--short')).toBe('');
  });

  test('the only version, and one with an older one behind it', () => {
    cut();
    expect(() => drop('0.2.0')).toThrow(/Retire 0\.1\.0 first/);
    drop('0.1.0');
    drop('0.2.0');
    expect(() => drop('0.3.0')).toThrow(/is the latest/);
  });

  test('a folder with something that is not committed', () => {
    requireCommitted(site.directory);
    site.write('docs/faq.md', 'Changed.');
    expect(() => requireCommitted(site.directory)).toThrow(/"docs\/faq\.md" first/);
  });

  test('the number of a version that was retired', () => {
    drop();
    expect(() => cut('0.1.0')).toThrow(/or there was/);
  });
});
