import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {readSite} from '../content/site/site';
import {pageWithSource, type SiteOptions} from './versionPages';

/**
 * Replaces MDX's parser with one that returns a copy of the page's tree. The site parses the same text
 * only once, even if it occurs in several versions.
 */
const sharedTree: Plugin<[SiteOptions], string, Root> = function ({siteDir}) {
  this.parser = (text, file) => pageWithSource(file.path, text, readSite(siteDir)).copyTree();
};

export default sharedTree;
