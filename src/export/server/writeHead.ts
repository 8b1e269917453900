import type {Link, Paragraph, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {heading, inlineCode, link, paragraph, text} from '../../remark/markdownNodes';
import {checkerGuide, referencePath} from '../shared/codeTools';
import {indexPath, versionNotice} from '../shared/versionNotice';
import type {Page} from './listVersions';
import type {Context} from './toTree';
import {isAboutCode} from './writingCode';

/**
 * Replaces the front matter with the page's title, description, version, and URL. A paragraph that repeats
 * the description takes its place.
 *
 * out:
 *     # abs
 *
 *     > Returns the absolute value of a number.
 *
 *     Version 0.2.0 (latest): <https://developer.qodly.com/docs/language/commands/abs>
 *
 *     This is about Qodly 0.2.0 only. […] All pages of 0.2.0: <https://developer.qodly.com/docs/llms.txt>
 *
 *     To write code, first read the files at the top of that index. Signatures as JSON: <https://[…]
 */
export function writeHead(tree: Root, page: Page, {siteUrl, baseUrl}: Context): void {
  const {title, description, version, permalink} = page;
  const body = tree.children.filter(({type}) => type !== 'yaml');
  const repeated = body.find(
    (node): node is Paragraph => node.type === 'paragraph' && toString(node) === description,
  );
  const purpose = repeated ?? paragraph(text(description));
  const lead: RootContent[] = description === '' ? [] : [{type: 'blockquote', children: [purpose]}];
  tree.children = [
    heading(1, title),
    ...lead,
    paragraph(text(`Version ${version.name}: `), autolink(siteUrl + permalink)),
    paragraph(text(versionNotice(version.label)), autolink(siteUrl + indexPath(version.path))),
    ...(isAboutCode(page)
      ? [toolsFor(version.label, siteUrl + referencePath(baseUrl, version.label))]
      : []),
    ...body.filter((node) => node !== purpose),
  ];
}

/** Returns a paragraph that tells agents where to find signatures and how to check code. */
function toolsFor(label: string, reference: string): Paragraph {
  return paragraph(
    text('To write code, first read the files at the top of that index. Signatures as JSON: '),
    autolink(reference),
    text('. Check your code with '),
    link(checkerGuide, inlineCode(`qodly-check --version ${label}`)),
    text('.'),
  );
}

/** Returns an autolink: `<https://…>`. */
export function autolink(url: string): Link {
  return link(url, text(url));
}
