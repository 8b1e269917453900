import {useCallback, useEffect, useMemo, useRef, type ReactNode} from 'react';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import namesElsewhere from '@generated/search/default/elsewhere.json';
import {highlightNextPage} from '../../client/highlightPage';
import type {ShownHit} from '../../client/messages';
import {findElsewhere} from '../../engine/findElsewhere';
import {defaultTag} from '../../shared/files';
import {addStyles} from './addStyles';
import {createBox, type BoxApi} from './createBox';
import type {HitActions} from './HitLink';
import PanelPortal, {type PanelHandle} from './PanelPortal';
import {useAnnouncer} from './useAnnouncer';
import {usePanelLinks} from './usePanelLinks';
import {useSearchData, useServices} from './useServices';
import {useTags} from './useTags';

export interface Props {
  /** Text typed before the box was loaded. */
  initialQuery: string;
  /** Called once, when the box is ready. */
  onReady: (box: BoxApi) => void;
  /** Called after the dialog closes, to restore focus. */
  onLeave: () => void;
}

/** The dialog with the input and the results panel, created before it is first opened. */
export default function Box({initialQuery, onReady, onLeave}: Props): ReactNode {
  const box = useRef<BoxApi>(null);
  const firstQuery = useRef(initialQuery);
  const panel = useRef<PanelHandle>(null);
  const {statusRef, announce} = useAnnouncer();
  const {maxResults, panelPlacement} = useSearchData();
  const {client, insights} = useServices();
  const {tag, versions, chooseTag, searchPath, searchedVersion} = useTags();
  const tags = useRef<[string, ...string[]]>([tag, defaultTag]);
  const missing = useRef(namesMissingIn(searchedVersion));
  const history = useHistory();

  useEffect(() => {
    firstQuery.current = initialQuery;
  }, [initialQuery]);
  const query = useCallback(() => box.current?.query() ?? '', []);
  const search = useCallback((text: string) => box.current?.search(text), []);
  const go = useCallback(
    (path: string) => {
      box.current?.close();
      history.push(path);
    },
    [history],
  );
  const actions = useMemo<HitActions>(
    () => ({
      onFollow: (hit) => {
        highlightNextPage(hit.ownTerms);
        go(hit.document.sectionRoute);
      },
      onChoose: (hit) => void insights.then((sender) => sender?.click(hit)),
      onHover: (index) => box.current?.activate(index),
    }),
    [go, insights],
  );
  const getSearchUrl = useCallback(() => {
    const url = new URL(searchPath ?? window.location.pathname, window.location.origin);
    url.searchParams.set('q', query());
    return url.href;
  }, [searchPath, query]);
  const {start, nextSteps} = usePanelLinks({
    searchedVersion,
    query,
    onNavigate: go,
    onSearch: search,
  });
  const loadExcerpts = useCallback((hits: ShownHit[]) => client.excerpts(hits), [client]);
  useEffect(() => {
    const create = () => {
      // First, so that the worker starts while the page creates the box.
      client.warmUp();
      addStyles();
      box.current = createBox({
        // The package's own button isn't in the document: SearchBar replaces it.
        container: document.createElement('div'),
        initialQuery: firstQuery.current,
        panelPlacement,
        sources: [
          {
            sourceId: 'sections',
            search: async (text) => {
              const elsewhere = findElsewhere(text, missing.current);
              const answer = await client.search(tags.current, text, maxResults);
              return {...answer, ...(elsewhere && {elsewhere})};
            },
          },
        ],
        load: () => client.load(tags.current),
        onPanel: (state) => panel.current?.show(state),
        onAnnounce: announce,
        onView: (hits) => void insights.then((sender) => sender?.view(hits)),
        onChoose: actions.onChoose,
        navigate: actions.onFollow,
        onLeave,
      });
      const created = {box: box.current, query: firstQuery.current};
      // Separate tasks, so that none of them blocks the page for long.
      timer = setTimeout(() => {
        onReady(created.box);
        // Catches up on the keys typed in the meantime.
        if (firstQuery.current !== created.query) {
          created.box.search(firstQuery.current);
        }
        timer = setTimeout(created.box.warmUp);
      });
    };
    // In a separate task, because the page has just rendered this component.
    let timer = setTimeout(create);
    return () => {
      clearTimeout(timer);
      box.current?.destroy();
      box.current = null;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- created once; refs carry the changes
  }, []);
  useEffect(() => {
    if (tags.current[0] !== tag) {
      tags.current = [tag, defaultTag];
      missing.current = namesMissingIn(searchedVersion);
      box.current?.refresh();
    }
  }, [tag, searchedVersion]);

  return (
    <PanelPortal
      ref={panel}
      statusRef={statusRef}
      actions={actions}
      loadExcerpts={loadExcerpts}
      versions={versions}
      currentTag={tag}
      onChooseTag={chooseTag}
      getSearchUrl={getSearchUrl}
      start={start}
      nextSteps={nextSteps}
    />
  );
}

function namesMissingIn(version: GlobalVersion | undefined) {
  return namesElsewhere[version?.label ?? ''] ?? [];
}
