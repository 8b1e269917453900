// Change: adds cards and navigation to the text. The runtime replaces this file: its
// `loadArticle` adds them, and loads the text's components only if the page has text.
import type {ReactNode} from 'react';
import useRouteContext from '@docusaurus/useRouteContext';
import MDXContent from '@theme-init/MDXContent';
import type {Props} from '@theme/MDXContent';
import Article from '@site/src/components/Article';

export default function MDXContentWrapper(props: Props): ReactNode {
  const isDoc = useRouteContext().plugin.name === 'docusaurus-plugin-content-docs';
  return (
    <Article className={isDoc ? 'markdown' : undefined}>
      <MDXContent {...props} />
    </Article>
  );
}
