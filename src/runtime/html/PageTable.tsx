import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {articleProp, listRoutes, pageScriptsId, pageTableId, type Table} from '../shared/table';
import {tableOf} from './tableOf';

/** Adds to a page's HTML the routes that the page needs, and the chunks to load immediately. */
export default function PageTable(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const table = tableOf(pathname);
  return (
    table && (
      <Head>
        <script id={pageScriptsId} type="application/json">
          {JSON.stringify(initialFiles(table).map((file) => siteConfig.baseUrl + file))}
        </script>
        <script id={pageTableId} type="application/json">
          {JSON.stringify(table).replaceAll('<', '\\u003c')}
        </script>
      </Head>
    )
  );
}

/** Returns the files that the page needs to become interactive. Its article is already in the HTML. */
function initialFiles({routes, places, files}: Table): string[] {
  const articles = listRoutes(routes).map(({modules}) => modules?.[articleProp]);
  const needed = Object.entries(places).filter(([name]) => !articles.includes(name));
  const chunks = new Set(needed.flatMap(([, [, ...ids]]) => ids));
  return Object.entries(files).flatMap(([id, file]) => (chunks.has(id) ? [file] : []));
}
