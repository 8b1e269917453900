// Change: adds the page's social card and canonical URL, and gives pages with the same heading distinct titles.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import type {PageFrontMatter} from '@site/src/config/pageKinds';
import PageHead from '@site/src/components/PageHead';

export default function MetadataWrapper(): ReactNode {
  const {frontMatter, assets} = useDoc();
  const {title_meta: title} = frontMatter as Partial<PageFrontMatter>;
  return (
    <>
      <Metadata />
      {title && <PageMetadata title={title} />}
      <PageHead image={assets.image} />
    </>
  );
}
