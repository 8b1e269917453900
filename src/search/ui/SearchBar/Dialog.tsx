import {
  startTransition,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import namesElsewhere from '@generated/search/default/elsewhere.json';
import {closeOnBack} from '../../../client/closeOnBack';
import {highlightNextPage} from '../../client/highlightPage';
import {findElsewhere} from '../../engine/findElsewhere';
import {defaultTag} from '../../shared/files';
import {addDialogStyles, lockPage} from './dialogStyles';
import type {HitActions} from './HitLink';
import Panel from './Panel';
import SearchForm from './SearchForm';
import {createSearchState, type SearchState, type SearchView} from './searchState';
import {describe, useAnnouncer} from './searchStatus';
import {handleStartKey} from './Start';
import {useSearchData, useServices, useTags} from './useServices';

/** Opens the dialog, and searches for the text if there is any. */
export type OpenDialog = (text?: string) => void;

export interface Props {
  /** Called once, when the dialog can open. */
  onReady: (open: OpenDialog) => void;
}

const emptyView: SearchView = {query: '', status: {kind: 'empty'}, hits: [], active: null};

/** The search dialog: the input, and the panel with the results. Created before it is first opened. */
export default function Dialog({onReady}: Props): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const activate = useRef<(index: number) => void>(undefined);
  const removeEntry = useRef<() => void>(undefined);
  const [search, setSearch] = useState<SearchState>();
  const [view, setView] = useState(emptyView);
  const [openCount, setOpenCount] = useState(0);
  const {statusRef, announce} = useAnnouncer();
  const {maxResults, panelPlacement} = useSearchData();
  const {client, insights} = useServices();
  const {versions, tag, chooseTag, searchedVersion} = useTags();
  const searched = useRef({tag, label: searchedVersion?.label});
  const history = useHistory();

  const go = useCallback(
    (path: string) => {
      dialog.current?.close();
      // The browser has returned the focus to an element that the next page may not have.
      (document.activeElement as HTMLElement | null)?.blur();
      history.push(path);
    },
    [history],
  );
  const actions = useMemo<HitActions>(
    () => ({
      onHover: (index) => activate.current?.(index),
      onFollow: (hit) => {
        highlightNextPage(hit.ownTerms);
        go(hit.document.sectionRoute);
      },
      onChoose: (hit) => void insights.then((sender) => sender?.click(hit)),
    }),
    [go, insights],
  );
  useEffect(() => {
    let hasFound = false;
    const show = (next: SearchView) => {
      announce(dialog.current?.open ? describe(next.status) : '');
      if (hasFound) {
        flushSync(() => setView(next));
      } else {
        // The first run is slow. A transition splits it into slices, so typing doesn't wait.
        startTransition(() => setView(next));
        hasFound = next.status.kind === 'found';
      }
    };
    // In a separate task, because the page has just rendered this component.
    const timer = setTimeout(() => {
      // First, so that the worker starts while the page creates the dialog.
      client.warmUp();
      addDialogStyles();
      const created = createSearchState({
        id,
        search: async (text) => {
          const {tag: mainTag, label = ''} = searched.current;
          const answer = await client.search([mainTag, defaultTag], text, maxResults);
          return {...answer, elsewhere: findElsewhere(text, namesElsewhere[label] ?? [])};
        },
        onChange: show,
        onView: (hits) => void insights.then((sender) => sender?.view(hits)),
        onChoose: actions.onChoose,
        onFollow: actions.onFollow,
      });
      activate.current = created.core.setActiveItemId;
      setSearch(created);
    });
    return () => clearTimeout(timer);
  }, [id, actions, announce, client, insights, maxResults]);
  useEffect(() => {
    if (searched.current.tag !== tag) {
      searched.current = {tag, label: searchedVersion?.label};
      search?.searchAgain();
    }
  }, [search, tag, searchedVersion]);

  const setText = useCallback(
    (text: string) => {
      if (input.current && search) {
        input.current.value = text;
        search.core.setQuery(text);
        void search.core.refresh();
        input.current.focus();
      }
    },
    [search],
  );
  const open = useCallback(
    (text?: string) => {
      if (!dialog.current || dialog.current.open) {
        return;
      }
      // First, so that the worker loads the index while the page opens the dialog.
      client.load([searched.current.tag, defaultTag]);
      lockPage(true);
      dialog.current.showModal();
      removeEntry.current = closeOnBack(history, () => dialog.current?.close());
      setOpenCount((count) => count + 1);
      if (text) {
        setText(text);
      } else {
        // The next typed text replaces the last query.
        input.current?.focus();
        input.current?.select();
      }
    },
    [client, history, setText],
  );
  useEffect(() => {
    if (search) {
      onReady(open);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- called once
  }, [search]);

  useLayoutEffect(() => {
    panel.current?.scrollTo(0, 0);
  }, [view.hits]);

  if (!search) {
    return null;
  }
  /** Opens a hit when Enter is pressed or the magnifier is clicked. */
  const submit = async () => {
    const hit = await search.hitToOpen();
    if (hit && dialog.current?.open) {
      actions.onChoose(hit);
      actions.onFollow(hit);
    } else {
      input.current?.focus();
    }
  };
  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click outside the dialog; keyboard users have Escape
    <dialog
      ref={dialog}
      className="search-dialog"
      data-placement={panelPlacement}
      aria-label="Search"
      // A click next to the controls must not move the focus out of the dialog.
      tabIndex={-1}
      onMouseDown={(event: MouseEvent) => {
        if (event.target === dialog.current && isOutside(event, dialog.current)) {
          // Otherwise, the press would take the focus from the element that closing returns it to.
          event.preventDefault();
          dialog.current.close();
        }
      }}
      onKeyDownCapture={(event) => handleStartKey(event, input.current)}
      onClose={() => {
        lockPage(false);
        announce('');
        removeEntry.current?.();
      }}>
      <SearchForm
        ref={input}
        search={search}
        view={view}
        onSubmit={() => void submit()}
        onReset={() => setText('')}
        onCancel={() => dialog.current?.close()}
      />
      {/* Inside the dialog, because screen readers announce nothing outside it. */}
      <span ref={statusRef} role="status" className="sr-only" />
      <Panel
        ref={panel}
        view={view}
        openCount={openCount}
        search={search}
        actions={actions}
        versions={versions}
        currentTag={tag}
        onChooseTag={chooseTag}
        searchedVersion={searchedVersion}
        onNavigate={go}
        onSearch={setText}
      />
    </dialog>,
    document.body,
  );
}

/** Returns whether the pointer is on the backdrop, whose events have the dialog as their target. */
function isOutside({clientX, clientY}: MouseEvent, dialog: Element): boolean {
  const {left, right, top, bottom} = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
