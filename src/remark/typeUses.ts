import type {Link, List, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import type {CollectedEntry} from '../content/reference/entry';
import {fullName} from '../content/reference/fullName';
import {typeUsesOf} from '../content/reference/typeUses';
import {pageInFile, readSite, versionOf} from '../content/site';
import {withArticle} from '../language/commonType';
import type {SiteOptions} from './checkPage';
import {flowElement} from './nodes';
import {referenceLink} from './referenceLink';

/**
 * Lists at the end of the page of a class or a basic type what gives and what takes its type, folded.
 *
 * out:
 *     <details class="type-uses">
 *       <summary>What gives a Folder (23)</summary>
 *       <ul><li><a …>folder()</a>: Returns a folder object.</li>…</ul>
 *     </details>
 *
 * Not in the index of search, which has what is listed where it is documented.
 */
const typeUses: Plugin<[SiteOptions], Root> =
  ({siteDir}) =>
  (tree, file) => {
    const site = readSite(siteDir);
    const version = versionOf(site, file.path);
    if (!version) {
      return;
    }
    const page = pageInFile(site, file.path);
    tree.children.push(
      ...typeUsesOf(page, version).flatMap(({type, givers, takers}) => [
        ...fold(`What gives ${withArticle(type)}`, givers, page.route),
        ...fold(`What takes ${withArticle(type)}`, takers, page.route),
      ]),
    );
  };

export default typeUses;

function fold(title: string, entries: readonly CollectedEntry[], route: string) {
  if (entries.length === 0) {
    return [];
  }
  const summary = flowElement('summary', {}, [
    {type: 'text', value: `${title} (${entries.length})`},
  ]);
  return [
    flowElement('details', {className: 'type-uses'}, [
      summary,
      listOf(entries, route),
    ] as MdxJsxFlowElement['children']),
  ];
}

function listOf(entries: readonly CollectedEntry[], route: string): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: entries.map((entry) => ({
      type: 'listItem',
      spread: false,
      children: [
        {
          type: 'paragraph',
          children: [linkTo(entry, route), {type: 'text', value: `: ${purposeOf(entry)}`}],
        },
      ],
    })),
  };
}

function purposeOf({purpose, deprecated}: CollectedEntry): string {
  return deprecated ? `${purpose} Use ${deprecated.use} instead.` : purpose;
}

/** Without a title: lists are long, and the card shows the signature. */
function linkTo(entry: CollectedEntry, route: string): Link {
  const link = referenceLink(entry, route, [{type: 'inlineCode', value: fullName(entry)}]);
  return {...link, title: null, ...(entry.route === route && {url: `#${entry.anchor}`})};
}
