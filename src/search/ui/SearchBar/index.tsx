// Change: replaced. Upstream, @docusaurus/theme-classic 3.10.2, has an empty component here.
import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {retryOnce} from '@site/src/client/retryOnce';
import {findPageGuard} from '@site/src/client/pageGuard';
import type {OpenDialog, Props as DialogProps} from './Dialog';
import Placeholder from './Placeholder';
import {hasSlashKey, isShortcut} from './shortcuts';
import './placeholder.css';

interface Props {
  /** Initial text of the box. */
  query?: string;
}

/** The query in the URL (`?q=`). It opens the box once, but not when the reader goes back. */
let landingQuery =
  typeof window === 'undefined' ? null : new URLSearchParams(window.location.search).get('q');

/**
 * A button that opens search. The dialog's code loads when the button gets the focus or the pointer reaches
 * it, whichever comes first; the button keeps typed text until then.
 */
export default function SearchBar({query = ''}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const openDialog = useRef<OpenDialog>(undefined);
  /** What had the focus before a shortcut moved it to the placeholder. */
  const opener = useRef<HTMLElement>(null);
  const isOpenWanted = useRef(false);
  const [typed, setTyped] = useState(query);
  const latestTyped = useRef(query);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(async () => {
    try {
      const {default: Loaded} = await retryOnce(() => import('./Dialog'));
      setDialog(() => Loaded);
      setHasFailed(false);
      findPageGuard()?.hide('search');
    } catch {
      setHasFailed(true);
      if (isOpenWanted.current) {
        // Otherwise, the dialog would open under a pointer that is moving toward "Try again".
        isOpenWanted.current = false;
        // After a redeployment, no retry in this tab can load it.
        const guard = findPageGuard();
        guard?.show("Couldn't load search.", () => void guard.reload(), 'search');
      }
    }
  }, []);
  const keep = (text: string) => {
    latestTyped.current = text;
    setTyped(text);
  };
  const open = useCallback(() => {
    if (openDialog.current) {
      openDialog.current(query || undefined);
    } else {
      isOpenWanted.current = true;
      opener.current = document.activeElement as HTMLElement | null;
      root.current?.querySelector('button')?.focus();
      void load();
    }
  }, [load, query]);
  const type = (edit: (text: string) => string) => {
    if (openDialog.current) {
      openDialog.current(edit(''));
    } else {
      // The focus has already requested the code.
      isOpenWanted.current = true;
      keep(edit(latestTyped.current));
    }
  };
  const takeOver = (openReady: OpenDialog) => {
    openDialog.current = openReady;
    // The reader might have moved on by now.
    if (isOpenWanted.current && root.current?.contains(document.activeElement)) {
      // The dialog returns the focus to the element that has it when it opens.
      opener.current?.focus({preventScroll: true});
      opener.current = null;
      openReady(latestTyped.current);
    }
    keep(query);
  };

  useEffect(() => {
    if (landingQuery && isFirst(root.current)) {
      latestTyped.current = landingQuery;
      setTyped(landingQuery);
      landingQuery = null;
      open();
    }
  }, [open]);
  useEffect(() => {
    // Hides the button's hint if the key is off.
    hasSlashKey();
    const onKeyDown = (event: KeyboardEvent) => {
      if (isFirst(root.current) && isShortcut(event)) {
        event.preventDefault();
        if (!document.querySelector('.search-dialog[open]')) {
          open();
        }
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    <div ref={root} className="search-bar" data-search="" onPointerEnter={() => void load()}>
      <Placeholder
        text={typed}
        isEdited={typed !== query}
        hasFailed={hasFailed}
        onOpen={open}
        onFocus={() => void load()}
        onType={type}
      />
      {Dialog && <Dialog onReady={takeOver} />}
    </div>
  );
}

/** Returns whether the box is the page's first, which handles shortcuts and `?q=`. */
function isFirst(box: Element | null): boolean {
  return document.querySelector('[data-search]') === box;
}
