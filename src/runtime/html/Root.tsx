import fs from 'node:fs';
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/Root';
import {articleProp, listRoutes, pageScriptsId, pageTableId, type Table} from '../shared/table';

/** Set by `build/configure.ts`. */
declare const PAGES_FILE: string;

let tables: Record<string, Table> | undefined;

/** Replaces `theme/Root` on the server. Adds to a page's HTML the routes and the chunks that it needs. */
export default function Root({children}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  tables ??= JSON.parse(fs.readFileSync(PAGES_FILE, 'utf8')) as Record<string, Table>;
  const table = tables[pathname];
  return (
    <>
      {table && (
        <Head>
          <script id={pageScriptsId} type="application/json">
            {JSON.stringify(initialFiles(table).map((file) => siteConfig.baseUrl + file))}
          </script>
          <script id={pageTableId} type="application/json">
            {JSON.stringify(table).replaceAll('<', '\\u003c')}
          </script>
        </Head>
      )}
      {children}
    </>
  );
}

/** Returns the files that the page needs to become interactive. Its article is already in the HTML. */
function initialFiles({routes, places, files}: Table): string[] {
  const articles = listRoutes(routes).map(({modules}) => modules?.[articleProp]);
  const needed = Object.entries(places).filter(([name]) => !articles.includes(name));
  const chunks = new Set(needed.flatMap(([, [, ...ids]]) => ids));
  return Object.entries(files).flatMap(([id, file]) => (chunks.has(id) ? [file] : []));
}
