import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import {localAddress} from '@site/src/addresses/client/localAddress';
import ReferenceCards from '@site/src/components/ReferenceCards';
import {articleClassName} from '../../config/articleClassName';

/** A page's content. Handles clicks on its links, because prerendered HTML has no React components. */
export default function Article({className, ...props}: ComponentProps<'div'>): ReactNode {
  const history = useHistory();

  function follow(event: MouseEvent): void {
    const url = urlOf(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
    if (url !== undefined && isPlain && !event.defaultPrevented) {
      event.preventDefault();
      const {pathname, search, hash} = window.location;
      history[url === pathname + search + hash ? 'replace' : 'push'](url);
    }
  }

  return (
    <ReferenceCards {...props} className={clsx(articleClassName, className)} onClick={follow} />
  );
}

/** Returns the URL of the clicked link if it points to a page on this site. Other links have a `target`. */
function urlOf({target}: MouseEvent): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.target ? undefined : localAddress(link?.getAttribute('href'));
}
