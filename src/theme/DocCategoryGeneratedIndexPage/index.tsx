// Changes: links the category's Markdown in the head; the cards' text ships with the page.
import type {ReactNode} from 'react';
import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import CategoryPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props as ThemeProps} from '@theme/DocCategoryGeneratedIndexPage';
import MarkdownAlternate from '@site/src/components/CopyPage/MarkdownAlternate';

interface Props extends ThemeProps {
  /** The cards' text, in the browser; `slimVersions` removes them from the code that all pages load. */
  docs?: PropVersionMetadata['docs'];
}

export default function DocCategoryGeneratedIndexPage({docs, ...props}: Props): ReactNode {
  const version = useDocsVersion();
  return (
    <DocsVersionProvider version={docs ? {...version, docs} : version}>
      <MarkdownAlternate permalink={props.categoryGeneratedIndex.permalink} />
      <CategoryPage {...props} />
    </DocsVersionProvider>
  );
}
