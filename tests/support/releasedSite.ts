import {applyChanges} from '../../src/tools/fileChanges';
import {cutVersion} from '../../src/tools/cutVersion/cutVersion';
import {dropVersion} from '../../src/tools/dropVersion/dropVersion';
import {readSite, type Site} from '../../src/content/site/site';
import {createWritersSite, validPage, type WritersSite} from './writersSite';

const command = (name: string) => `---
title: ${name}
description: Does what cs.Qodly.Users says with its arguments, and returns the result of that operation.
kind: command
theme: String
---

Does what \`cs.Qodly.Users\` says with its arguments, and returns the result of that operation.

\`\`\`qs signature
${name}() : date
\`\`\`

| Parameter | Type | | Description |
|---|---|:-:|---|
| Result | date | ← | What comes out |
`;

const table = `# Site

| Version | Folder | URL |
|---|---|---|
| next (upcoming) | \`docs/\` | \`/docs/next/\` |
| 0.2.0 (latest) | \`versioned_docs/version-0.2.0/\` | \`/docs/\` |
| 0.1.0 | \`versioned_docs/version-0.1.0/\` | \`/docs/0.1.0/\` |

More.
`;

/** Returns the bug report form that offers the versions. */
export function problemForm(versions: string): string {
  return `body:\n  - id: version\n    attributes:\n      label: Version\n      options: [${versions}]\n`;
}

/** Returns a release note that compares two versions. */
export function comparisonNote(from: string, to: string): string {
  const versions = `from="${from}" to="${to}"`;
  return `<ReferenceChanges ${versions}/>\n\nThese pages:\n\n<PageChanges ${versions}/>`;
}

const changedSection = [
  '## Part',
  '<Changed version="0.2.0">It takes texts; 0.1.0 takes none.</Changed>',
  '<Changed version="0.2.0">It is faster.</Changed>',
  'More.',
].join('\n\n');
const nextFaq = [
  '## Old\n\nText <Since version="0.2.0"/>',
  changedSection,
  '## New\n\n<Since version="next"/>\n\nText.\n\n<Changed version="next">All of it.</Changed>',
].join('\n\n');
const notes = comparisonNote('0.1.0', '0.2.0');

/** The site's sidebars for `next`. */
export const sidebars = {Run: ['faq', {link: {type: 'generated-index', slug: '/category/all'}}]};

/** A site with two released versions and the notes for a third, with the tools that change it. */
export interface ReleasedSite extends WritersSite {
  now: () => Site;
  /** @returns the removed routes without a redirect */
  cut: (label?: string) => string[];
  drop: (label?: string) => void;
  moved: () => unknown;
}

export function createReleasedSite(): ReleasedSite {
  const site = createWritersSite(
    {
      'docs/notes/0.3.0.md': validPage(
        `Released on January 31, 2027.\n\n${comparisonNote('0.2.0', 'next')}`,
        '0.3.0',
      ),
      'docs/notes/0.5.0.md': validPage('Undated.', '0.5.0'),
      'docs/notes/0.2.0.md': validPage(notes, '0.2.0'),
      'docs/faq.md': validPage(nextFaq),
      'docs/guides/new.md': validPage('Text.'),
      'docs/language/commands/first.md': command('first'),
      'docs/language/commands/second.md': command('second'),
      'versioned_docs/version-0.2.0/notes/0.2.0.md': validPage(notes, '0.2.0'),
      'versioned_docs/version-0.2.0/faq.md': validPage(
        `## Old\n\nText <Since version="0.2.0"/>\n\n${changedSection}`,
      ),
      'versioned_docs/version-0.2.0/guides/old.md': validPage('Text.'),
      'versioned_docs/version-0.2.0/orda/gone.md': validPage('Text.'),
      'versioned_docs/version-0.2.0/language/commands/first.md': command('first'),
      'versioned_docs/version-0.2.0/language/commands/second.md': command('second'),
      'versioned_docs/version-0.1.0/faq.md': validPage('## Old\n\nText.'),
      'versioned_docs/version-0.1.0/orda/gone.md': validPage('Text.'),
      'versioned_docs/version-0.1.0/lost.md': validPage('Text.'),
      'versioned_docs/version-0.1.0/language/commands/first.md': command('first'),
      'versioned_sidebars/version-0.2.0-sidebars.json': '{}',
      'versioned_sidebars/version-0.1.0-sidebars.json': '{}',
      'tests/build/routes/next.txt': 'faq\n',
      'tests/build/routes/0.2.0.txt': 'faq\n',
      'tests/build/routes/0.1.0.txt': 'faq\n',
      'tests/content/names/0.1.0.txt': 'command first\n',
      'src/content/keywords/pages.yaml':
        'faq:\n  - question\nfaq#new:\n  - fresh\nlost:\n  - gone\norda/gone:\n  - old\n',
      'src/addresses/movedPages.json': '{"next": {"guides/old": "guides/new"}}',
      'src/tools/check/site/sidebars.ts': "  'orda/sessions',\n];\n",
      'README.md': table,
      '.github/ISSUE_TEMPLATE/problem-on-a-page.yml': problemForm('next, 0.2.0, 0.1.0'),
    },
    ['0.2.0', '0.1.0'],
  );
  let reads = 0;
  // Uses a different path each time, since a site is cached for half a second.
  const now = () => {
    reads += 1;
    return readSite(site.directory + '/.'.repeat(reads));
  };
  return {
    ...site,
    now,
    cut: (label = '0.3.0') => {
      const {changes, gone} = cutVersion(now(), label, sidebars);
      applyChanges(changes);
      return gone;
    },
    drop: (label = '0.1.0') => applyChanges(dropVersion(now(), label)),
    moved: () => JSON.parse(site.read('src/addresses/movedPages.json')) as unknown,
  };
}
