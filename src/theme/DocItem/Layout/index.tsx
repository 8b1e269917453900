// Change: one column of fixed width and an aside; the collapsed table of contents is below the title. Pages
// with the same heading have distinct titles, and those about the language link to the code checker. No page
// is a draft or unlisted, so the banners for these, which load admonitions, are left out.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata, ThemeClassNames, useWindowSize} from '@docusaurus/theme-common';
import {useActiveVersion, useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocVersionBanner from '@theme/DocVersionBanner';
import {brand} from '@site/src/config/brand';
import {codeChecker} from '@site/src/config/landingLinks';
import type {PageFrontMatter} from '@site/src/config/pageKinds';
import styles from './styles.module.css';

export default function DocItemLayout({children}: Props): ReactNode {
  const {frontMatter, metadata, toc} = useDoc();
  const {title_meta: title} = frontMatter as Partial<PageFrontMatter>;
  const {label} = useDocsVersion();
  const {url} = useDocusaurusContext().siteConfig;
  const isPhone = useWindowSize() === 'mobile';
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className={styles.columns}>
      {title && <PageMetadata title={title} />}
      <div className={styles.column}>
        <DocVersionBanner />
        {/* For printing, where there is no address bar. */}
        <article data-source={`${url}${metadata.permalink} · ${brand.product} ${label}`}>
          <DocBreadcrumbs />
          <DocItemContent>{children}</DocItemContent>
          {metadata.id.startsWith('language/') && <CodeCheckerLink />}
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

function CodeCheckerLink(): ReactNode {
  const page = useActiveVersion(undefined)?.docs.find(({id}) => id === codeChecker.doc);
  return (
    page && (
      <div className="margin-top--md">
        <Link
          className={ThemeClassNames.common.editThisPage}
          to={`${page.path}#${codeChecker.anchor}`}>
          Check your code against these docs
        </Link>
      </div>
    )
  );
}
