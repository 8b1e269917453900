import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {articleClassName} from '../../config/articleClassName';
import Article from '../../components/Article/index';
import {dataId, type FirstPage, type PageModule} from '../shared/page';

export interface StaticArticle {
  name: string;
  module: PageModule;
}

/** Reads the article in the document that the server sent, as a page; null if there is none. */
export function readFirstArticle(): StaticArticle | null {
  if (typeof document === 'undefined') {
    return null;
  }
  const json = document.getElementById(dataId)?.textContent;
  const element = document.querySelector<HTMLElement>(`.${articleClassName}`);
  if (!json || !element) {
    return null;
  }
  const {name, data} = JSON.parse(json) as FirstPage;
  return {name, module: {...data, default: createPage(element)}};
}

function createPage(served: HTMLElement): () => ReactNode {
  // React removes the element from the document on navigation, but its text stays in the element.
  const className = served.className.replace(articleClassName, '').trim();
  let holder = served;
  return function StaticPage() {
    const box = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      if (box.current && box.current !== holder) {
        box.current.replaceChildren(...holder.childNodes);
        holder = box.current;
      }
    }, []);
    return (
      <>
        {/* React takes over the element unchanged: it doesn't compare HTML that is set this way. */}
        <Article
          ref={box}
          className={className}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: ''}}
        />
        <script
          id={dataId}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: ''}}
        />
      </>
    );
  };
}
