// Change: a page that crashes during hydration keeps its server-rendered text. On other crashes,
// the title also reports the error, and the next navigation removes the message.
import {useEffect, useLayoutEffect, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme-init/ErrorPageContent';
import {hasServerText, restoreServerText} from '@site/src/runtime/recover/serverText';

export default function ErrorPageContentWrapper(props: Props): ReactNode {
  const {tryAgain} = props;
  const {pathname} = useLocation();
  const [crashedAt] = useState(pathname);
  const [isKept] = useState(hasServerText);
  useLayoutEffect(restoreServerText, []);
  useEffect(() => {
    if (pathname !== crashedAt) {
      tryAgain();
    }
  }, [pathname, crashedAt, tryAgain]);
  return isKept ? null : (
    <>
      <Head>
        <title>This page crashed</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
