import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {parsePage} from '../content/parsePage';
import {pageInFile, readSite} from '../content/site';
import {unixLines} from '../content/unixLines';
import type {SiteOptions} from './checkPage';

/**
 * Replaces MDX's parser with one that returns a copy of the page's tree. The site parses the same text
 * only once, even if it occurs in several versions.
 */
const sharedTree: Plugin<[SiteOptions], string, Root> = function ({siteDir}) {
  this.parser = (text, file) => {
    const source = unixLines(text);
    const page = pageInFile(readSite(siteDir), file.path);
    return page.source === source ? page.copyTree() : parsePage(source);
  };
};

export default sharedTree;
