import {isPartial} from '../content/page/links';
import type {MarkdownConfig} from '@docusaurus/types';
import {frontMatter} from '../checks/frontMatter';
import {formatProblem} from '../checks/problem';
import {syntax} from '../checks/syntax';
import {isLive} from '../config/runtime';
import {readSite, versionOf} from '../content/site/site';
import {pageWithSource} from './versionPages';

type Parse = MarkdownConfig['parseFrontMatter'];

/** Returns the front matter parser for Docusaurus: lenient on the dev server, strict in the build. */
export function frontMatterParser(siteDir: string): Parse {
  const parse = isLive ? parseLeniently : parseStrictly;
  return (params) => parse(params, siteDir);
}

type Parser = (params: Parameters<Parse>[0], siteDir: string) => ReturnType<Parse>;

/** Stops the build at an invalid page, since Docusaurus calls this before the page is checked. */
const parseStrictly: Parser = ({defaultParseFrontMatter, ...file}, siteDir) => {
  const site = readSite(siteDir);
  const page = pageWithSource(file.filePath, file.fileContent, site);
  const syntaxProblems = page.syntaxError ? syntax(page) : [];
  const isPage = versionOf(site, file.filePath) !== undefined && !isPartial(page.path);
  const problems = isPage && syntaxProblems.length === 0 ? frontMatter(page) : syntaxProblems;
  if (problems.length > 0) {
    throw new Error(
      problems.map((problem) => formatProblem(problem, file.filePath, siteDir)).join('\n'),
    );
  }
  return defaultParseFrontMatter(file);
};

/**
 * Keeps only the strings in the front matter of an invalid page, so that the dev server can list the page
 * and keep running. The runtime shows the problems when the page is opened.
 */
const parseLeniently: Parser = ({filePath, fileContent}, siteDir) => {
  const page = pageWithSource(filePath, fileContent, readSite(siteDir));
  const isInvalid = frontMatter(page).length > 0;
  const strings = Object.entries(page.frontMatter).filter(([, value]) => typeof value === 'string');
  return Promise.resolve({
    frontMatter: isInvalid
      ? {title: page.route, ...Object.fromEntries(strings)}
      : {...page.frontMatter},
    content: fileContent.replace(/^---\r?\n[\s\S]*?\n---\r?\n/, ''),
  });
};
