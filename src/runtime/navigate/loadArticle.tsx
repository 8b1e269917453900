import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Article from '../../components/Article/index';
import {
  pageDataId,
  readFirstArticle,
  type FirstPage,
  type PageData,
  type PageModule,
  type StaticArticle,
} from '../load/firstArticle';

let firstArticle: StaticArticle | null | undefined;

/**
 * Loads a page for the router. The text of the first page is never loaded, since it is in the document.
 *
 * @param name the module's name in Docusaurus' registry
 */
export async function loadArticle(
  name: string,
  load: () => Promise<PageModule>,
): Promise<PageModule> {
  if (firstArticle === undefined) {
    firstArticle = readFirstArticle();
  }
  if (firstArticle?.name === name) {
    return firstArticle.module;
  }
  const [{default: Text, ...data}, {default: TextProvider}] = await Promise.all([
    load(),
    import('./TextProvider'),
  ]);
  if (typeof Text !== 'function') {
    // Docusaurus reports the route of a page without a component.
    return data as PageModule;
  }
  function Page(): ReactNode {
    return (
      <>
        <Article className={classNameOf(data)}>
          <TextProvider>
            <Text />
          </TextProvider>
        </Article>
        <PageDataScript name={name} data={data} />
      </>
    );
  }
  return {...data, default: Page};
}

/** Adds to the page's HTML the data that the browser needs besides the text. */
function PageDataScript(page: FirstPage): ReactNode {
  if (ExecutionEnvironment.canUseDOM) {
    return null;
  }
  const json = JSON.stringify(page).replace(/</g, '\\u003c');
  return (
    <script id={pageDataId} type="application/json" dangerouslySetInnerHTML={{__html: json}} />
  );
}

/**
 * Returns the class of the article. The theme puts docs in a `markdown` element, which styles its
 * direct children.
 */
function classNameOf({metadata}: PageData): string | undefined {
  return 'id' in (metadata as object) ? 'markdown' : undefined;
}
