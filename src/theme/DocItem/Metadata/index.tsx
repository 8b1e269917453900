// Change: appends the page's own keywords to the general ones instead of replacing them.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import PageHead from '@site/src/components/PageHead';

export default function MetadataWrapper(): ReactNode {
  const {frontMatter, assets} = useDoc();
  return (
    <>
      <Metadata />
      <PageHead keywords={keywords(frontMatter.keywords)} image={assets.image} />
    </>
  );
}

function keywords(value: string | string[] | undefined): string[] {
  return typeof value === 'string' ? value.split(/, */) : (value ?? []);
}
