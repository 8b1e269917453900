// Change: links the category's Markdown in the head.
import type {ReactNode} from 'react';
import CategoryPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import MarkdownAlternate from '@site/src/components/CopyPage/MarkdownAlternate';

export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  return (
    <>
      <MarkdownAlternate permalink={props.categoryGeneratedIndex.permalink} />
      <CategoryPage {...props} />
    </>
  );
}
