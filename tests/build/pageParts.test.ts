import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {other, pageWith} from '../support/versions';
import {readBuilt} from './builtPages';

const crumbs = 'nav[aria-label=Breadcrumbs] li';
const badged = (badge: string) => pageWith(`<${badge} version="`)?.route ?? '';

/** Parts of pages: what readers see of all elements that match the selector, or of an attribute. */
const parts: [claim: string, route: string, selector: string, expected: (string | RegExp)[]][] = [
  [
    'breadcrumbs name the sections above the page',
    'studio/pageLoaders/components/button',
    crumbs,
    ['', 'Pages', 'Components', 'Button'],
  ],
  [
    'a page missing from all sidebars has the breadcrumbs of its section',
    'get-started/intro',
    crumbs,
    ['', 'Getting Started', 'First steps'],
  ],
  [
    'a breadcrumb that would link to its own page is plain text',
    'studio/pageLoaders/components/componentsBasics',
    `${crumbs} a[href$=componentsBasics]`,
    [],
  ],
  [
    'only the breadcrumb and the sidebar mark the current page',
    'language/commands/replaceString',
    '[aria-current=page]',
    ['replaceString', 'replaceString'],
  ],
  ['only its own navbar item is highlighted: FAQ', 'faq', '.navbar__link--active', ['FAQ']],
  [
    'the tutorial marks its current step',
    'get-started/test-debug',
    'nav[aria-label=Tutorial] [aria-current=step]',
    ['7 Preview and debug 15 min'],
  ],
  [
    'the tutorial links to its next steps',
    'get-started/test-debug',
    'nav[aria-label="Docs pages"] a:last-of-type',
    [/Steps 8 and 9/],
  ],
  [
    'a short sidebar has no filter',
    'guides/queries',
    '[aria-label="Filter pages in this section"]',
    [],
  ],
  [
    'a parameter in a signature links to its row',
    'language/commands/replaceString',
    '.signature a[href="#parameter-howmany"]',
    ['howMany'],
  ],
  [
    'the row that a parameter links to exists',
    'language/commands/replaceString',
    '[id=parameter-howmany]',
    [/howMany/],
  ],
  [
    'a name in inline code links to its page, with its signature as the title',
    'language/SignalClass',
    '.article-text a[href$="commands/newSignal"]:first @title',
    [/^newSignal \{\(description : string\)\} : 4D\.Signal$/],
  ],
  [
    'a command shows its uses on other pages',
    'language/commands/replaceString',
    '.uses:last',
    [/replaceString\(/],
  ],
  ['a class shows the uses of its members', 'language/EntityClass', '.uses:last', [/\.save\(/]],
  [
    'a term links to its explanation once',
    'cloud/sandbox',
    'article a[href="/docs/cloud/environmentsOverview"]:contains("environment")',
    ['environment'],
  ],
  [
    'the head links to the Markdown of the page',
    'next/api/$filter',
    'head link[type="text/markdown"] @href',
    [/^\/docs\/next\/api\/\$filter\.md$/],
  ],
  [
    'the feedback link opens an issue about the page and its version',
    'next/language/SignalClass',
    'a:contains("Give feedback on this page") @href',
    [
      /title=Docs%3A\+language%2FSignalClass\+%28next%29.*Page%3A\+%2Fdocs%2Fnext%2Flanguage%2FSignalClass/,
    ],
  ],
  [
    'an older version links to the same page in the latest one',
    `${other}/language/SignalClass`,
    '[role=alert] a @href',
    ['/docs/language/SignalClass'],
  ],
  ['the latest version has no such link', 'language/SignalClass', '[role=alert]', []],
  ['a page shows the version that introduced it', badged('Since'), 'article', [/Since \d/]],
  [
    'the name lookup says without JavaScript that it needs it, and links to the docs',
    'searchAPI',
    'main',
    [/This page needs JavaScript.*documentation/],
  ],
  [
    'search says without JavaScript that it needs it',
    'faq',
    'body noscript',
    [/Search needs JavaScript/],
  ],
  [
    'the code checker says without JavaScript that it needs it',
    'studio/coding',
    'main noscript',
    [/This tool needs JavaScript/],
  ],
  [
    'release notes list the changes in the reference',
    pageWith('<ReferenceChanges', 'notes/')?.route ?? '',
    'article',
    [/(?:New|Changed|Removed) in \d|The \S+ reference has the same /],
  ],
];

test.each(parts)('%s', (_, route, selectorAndAttribute, expected) => {
  const [selector = '', attribute] = selectorAndAttribute.split(' @');
  const page = load(readBuilt(`${route || 'index'}.html`));
  const found = page(selector)
    .toArray()
    .map((element) => (attribute ? page(element).attr(attribute) : page(element).text()) ?? '');
  expect(found).toHaveLength(expected.length);
  for (const [index, text] of expected.entries()) {
    expect(found[index]).toMatch(typeof text === 'string' ? new RegExp(`^${text}$`) : text);
  }
});
