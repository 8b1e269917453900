import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import ReferenceCards from '@site/src/components/ReferenceCards';
import {articleClassName} from '../../config/articleClassName';

/** The text of a page. React knows nothing of the links in one that stands in the document already. */
export default function Article({className, ...props}: ComponentProps<'div'>): ReactNode {
  const history = useHistory();

  function follow(event: MouseEvent): void {
    const link = linkOf(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
    if (link && isPlain && !event.defaultPrevented) {
      event.preventDefault();
      const {pathname, search, hash} = link;
      const isHere = link.href === window.location.href;
      history[isHere ? 'replace' : 'push'](pathname + search + hash);
    }
  }

  return (
    <ReferenceCards>
      {(events) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- links hear the keyboard.
        <div
          {...props}
          {...events}
          className={clsx(articleClassName, className)}
          onClick={(event) => {
            events.onClick(event);
            follow(event);
          }}
        />
      )}
    </ReferenceCards>
  );
}

/** The link at the event, if it leads to a page of the site. Those to files and elsewhere have a target. */
function linkOf({target}: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  const isPage = href.startsWith('/') && !link?.target;
  return link && isPage ? link : undefined;
}
