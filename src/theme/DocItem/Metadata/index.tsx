// Change: gives pages with the same heading distinct titles.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import type {PageFrontMatter} from '@site/src/config/pageKinds';

export default function MetadataWrapper(): ReactNode {
  const {title_meta: title} = useDoc().frontMatter as Partial<PageFrontMatter>;
  return (
    <>
      <Metadata />
      {title && <PageMetadata title={title} />}
    </>
  );
}
