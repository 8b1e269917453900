import {useLayoutEffect, useRef, type ComponentType, type ReactNode} from 'react';
import {articleClassName} from '../../config/articleClassName';
import Article from '../../components/Article/index';

/** The exports of a compiled page besides its text: `metadata`, `frontMatter`, `toc`, … */
export type PageData = Record<string, unknown>;

/** A compiled page, whose text is a component. */
export type PageModule = PageData & {default: ComponentType};

/** Id of the element with the first page's data as JSON. */
export const pageDataId = 'page-data';

/** The name and the exports of the page's module. */
export interface FirstPage {
  name: string;
  data: PageData;
}

export interface StaticArticle {
  name: string;
  module: PageModule;
}

/** Returns the article in the server's HTML as a page module, or null if there is no article. */
export function readFirstArticle(): StaticArticle | null {
  if (typeof document === 'undefined') {
    return null;
  }
  const json = document.getElementById(pageDataId)?.textContent;
  const element = document.querySelector<HTMLElement>(`.${articleClassName}`);
  if (!json || !element) {
    return null;
  }
  const {name, data} = JSON.parse(json) as FirstPage;
  return {name, module: {...data, default: createPage(element)}};
}

function createPage(servedElement: HTMLElement): () => ReactNode {
  // React removes the element from the document on navigation, but its text stays in the element.
  const className = servedElement.className.replace(articleClassName, '').trim();
  let holder = servedElement;
  return function StaticPage() {
    const element = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      if (element.current && element.current !== holder) {
        element.current.replaceChildren(...holder.childNodes);
        holder = element.current;
      }
    }, []);
    return (
      <>
        {/* React takes over the element unchanged, since it doesn't compare HTML that is set this way. */}
        <Article
          ref={element}
          className={className}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: ''}}
        />
        <script
          id={pageDataId}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: ''}}
        />
      </>
    );
  };
}
