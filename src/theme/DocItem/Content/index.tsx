// Change: ejected, to put the "Copy page" menu next to the title. Adds the collapsed table of contents
// and a link to the Markdown in the head. Every page has its title in its front matter. Upstream: @docusaurus/theme-classic 3.10.2.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import CopyPage from '@site/src/components/CopyPage';
import MarkdownAlternate from '@site/src/components/CopyPage/MarkdownAlternate';
import type {PageFrontMatter} from '@site/src/config/pageKinds';
import styles from './styles.module.css';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const {kind} = frontMatter as Partial<PageFrontMatter>;
  // Keeps translation tools from translating the language's names.
  const isName = kind === 'command' || kind === 'class';
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <header className={styles.head}>
        <Heading as="h1" translate={isName ? 'no' : undefined}>
          {metadata.title}
        </Heading>
        <CopyPage permalink={metadata.permalink} />
      </header>
      <MDXContent>
        <MarkdownAlternate permalink={metadata.permalink} />
        {hasContents && <DocItemTOCMobile />}
        {children}
      </MDXContent>
    </div>
  );
}
