import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {parsePage} from '../content/parsePage';
import {pageInFile, readSite} from '../content/site';
import {unixLines} from '../content/unixLines';
import type {SiteOptions} from './checkPage';

/**
 * Replaces MDX's parser: returns a copy of the site's tree of the page, which it shares with pages
 * that have the same text in other versions.
 */
const sharedTree: Plugin<[SiteOptions], string, Root> = function ({siteDir}) {
  this.parser = (text, file) => {
    const source = unixLines(text);
    const page = pageInFile(readSite(siteDir), file.path);
    return page.source === source ? page.copyTree() : parsePage(source);
  };
};

export default sharedTree;
