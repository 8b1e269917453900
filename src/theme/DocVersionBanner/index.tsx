// Change: ejected, because the original silently links to the start page when the latest version lacks
// the page; this one links to the closest page and says so. It also shows why the reader was redirected
// here, such as an unknown version. Upstream: @docusaurus/theme-classic 3.10.2.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDocsVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import LookupNotice from '@site/src/components/LookupNotice';
import {useVersionLink} from '@site/src/components/Versions/useVersionLink';
import {pageName} from '@site/src/addresses/pageName';
import {brand} from '@site/src/config/brand';

export default function DocVersionBanner(): ReactNode {
  const {banner} = useDocsVersion();
  if (!banner) {
    return <LookupNotice />;
  }
  return (
    <div
      className={`${ThemeClassNames.docs.docVersionBanner} alert alert--warning margin-bottom--md`}>
      <LookupNotice isInBox />
      <div role="alert">
        <VersionState />
        <LinkToLatest />
      </div>
    </div>
  );
}

function VersionState(): ReactNode {
  const {banner, label} = useDocsVersion();
  return banner === 'unreleased' ? (
    <>This version isn't released yet. </>
  ) : (
    <>
      You're reading the docs for {brand.product} <b>{label}</b>, which is no longer actively
      maintained.{' '}
    </>
  );
}

function LinkToLatest(): ReactNode {
  const latest = useLatestVersion(undefined);
  const {path, isDetour, onClick} = useVersionLink()(latest);
  const link = (text: string) => (
    <b>
      <Link to={path} onClick={onClick}>
        {text}
      </Link>
    </b>
  );
  return isDetour ? (
    <>
      This page doesn't exist in {latest.label} (latest). Closest page:{' '}
      {link(pageName(path.slice(latest.path.length)))}.
    </>
  ) : (
    <>The latest version is {link(latest.label)}.</>
  );
}
