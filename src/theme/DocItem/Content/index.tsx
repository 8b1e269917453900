// Change: the version and "Copy page" below the title, and the address of the Markdown in the head.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import CopyPage from '@site/src/components/CopyPage';
import MarkdownAlternate from '@site/src/components/CopyPage/MarkdownAlternate';
import VersionLine from '@site/src/components/VersionLine';

export default function DocItemContent({children}: Props): ReactNode {
  const {permalink} = useDoc().metadata;
  return (
    <Content>
      <VersionLine />
      <MarkdownAlternate permalink={permalink} />
      <CopyPage permalink={permalink} />
      {children}
    </Content>
  );
}
