// Change: pages about the language link to the code checker.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useActiveVersion, useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import {codeChecker} from '@site/src/config/landingLinks';

export default function DocItemFooterWrapper(): ReactNode {
  const {id} = useDoc().metadata;
  const checker = useActiveVersion(undefined)?.docs.find((doc) => doc.id === codeChecker.doc);
  return (
    <>
      {id.startsWith('language/') && checker && (
        <div className="margin-top--md">
          <Link
            className={ThemeClassNames.common.editThisPage}
            to={`${checker.path}#${codeChecker.anchor}`}>
            Check your code against these docs
          </Link>
        </div>
      )}
      <DocItemFooter />
    </>
  );
}
