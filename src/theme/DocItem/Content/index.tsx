// Change: version, "Copy page" and collapsed contents below the title; the mark of the site where a
// section opens; the address of the page's Markdown in the head.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import CopyPage from '@site/src/components/CopyPage';
import MarkdownAlternate from '@site/src/components/CopyPage/MarkdownAlternate';
import VersionLine from '@site/src/components/VersionLine';
import styles from './styles.module.css';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const opensSection = useThemeConfig().navbar.items.some(({docId}) => docId === metadata.id);
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <Content>
      {opensSection && <div className="section-line" />}
      <div className={clsx(ThemeClassNames.docs.docVersionBadge, styles.line)}>
        <VersionLine />
        <CopyPage permalink={metadata.permalink} />
      </div>
      <MarkdownAlternate permalink={metadata.permalink} />
      {hasContents && <DocItemTOCMobile />}
      {children}
    </Content>
  );
}
