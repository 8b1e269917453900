// Change: one column of fixed width and an aside; the collapsed table of contents is below the title. No
// page is a draft or unlisted, so the banners for these, which load admonitions, are left out.
import type {ReactNode} from 'react';
import {useWindowSize} from '@docusaurus/theme-common';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocVersionBanner from '@theme/DocVersionBanner';
import {brand} from '@site/src/config/brand';
import styles from './styles.module.css';

export default function DocItemLayout({children}: Props): ReactNode {
  const {frontMatter, metadata, toc} = useDoc();
  const {label} = useDocsVersion();
  const {url} = useDocusaurusContext().siteConfig;
  const isPhone = useWindowSize() === 'mobile';
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <DocVersionBanner />
        {/* For printing, where there is no address bar. */}
        <article data-source={`${url}${metadata.permalink} · ${brand.product} ${label}`}>
          <DocBreadcrumbs />
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      {hasContents && !isPhone && (
        <div className={styles.aside}>
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
