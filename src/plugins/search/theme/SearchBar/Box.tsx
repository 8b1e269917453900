import {useCallback, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useVersions, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {useCurrentVersions} from '@site/src/components/Versions/useCurrentVersions';
import type {Insights} from '../../client/insights';
import {markNextPage} from '../../client/markPage';
import {SearchClient, type TaggedHit} from '../../client/searchClient';
import type {InsightsOptions, Options} from '../../options';
import {defaultTag} from '../../shared/files';
import type {SearchGlobalData} from '../../shared/globalData';
import type {BoxApi} from './boxTypes';
import {createBox} from './createBox';
import type {HitActions} from './HitLink';
import PanelPortal, {type PanelHandle} from './PanelPortal';
import {communityDoc, tasks} from './tasks';

export interface Props {
  /** What was typed before the box was there. */
  initialQuery: string;
  /** Called once, when the box can be used. */
  onReady: (box: BoxApi) => void;
  /** Called when the reader dismisses the box and wants the focus back where it was. */
  onLeave: () => void;
}

/** The input with its panel of results. */
export default function Box({initialQuery, onReady, onLeave}: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const box = useRef<BoxApi>(null);
  const query = useRef(initialQuery);
  const panel = useRef<PanelHandle>(null);
  const {siteConfig} = useDocusaurusContext();
  const {statusRef, announce} = useAnnouncer();
  const {maxResults, panelPlacement, newIssueUrl} = useSearchData();
  const {client, insights} = useServices();
  const {tag, versions, chooseTag, pathOfSearch, searched} = useTags();
  const tags = useRef<[string, ...string[]]>([tag, defaultTag]);
  const history = useHistory();

  useEffect(() => {
    query.current = initialQuery;
  }, [initialQuery]);
  const actions = useMemo<HitActions>(
    () => ({
      onFollow: (hit) => {
        markNextPage(hit.terms);
        box.current?.close();
        history.push(hit.document.sectionRoute);
      },
      onChoose: (hit) => void insights.then((sender) => sender?.click(hit)),
      onPoint: (number) => box.current?.activate(number),
    }),
    [history, insights],
  );
  const addressOf = useCallback(() => {
    const address = new URL(pathOfSearch ?? window.location.pathname, window.location.origin);
    address.searchParams.set('q', box.current?.query() ?? '');
    return address.href;
  }, [pathOfSearch]);
  const ask = useCallback((text: string) => box.current?.ask(text), []);
  const go = useCallback(
    (path: string) => {
      box.current?.close();
      history.push(path);
    },
    [history],
  );
  const start = useMemo(
    () => ({tasks: placesOf(tasks, searched), onGo: go, onAsk: ask}),
    [searched, go, ask],
  );
  const waysOn = useMemo(
    () => ({
      ways: [
        ...placesOf([{label: 'Ask the community', doc: communityDoc}], searched),
        {label: 'Browse', path: siteConfig.baseUrl},
      ],
      gapUrl: (text: string) => `${newIssueUrl}?title=${encodeURIComponent(`Docs: ${text}`)}`,
      query: () => box.current?.query() ?? '',
      onGo: go,
    }),
    [searched, go, newIssueUrl, siteConfig.baseUrl],
  );
  const loadExcerpts = useCallback((hits: TaggedHit[]) => client.excerpts(hits), [client]);
  useEffect(() => {
    const create = () => {
      if (!container.current) {
        return;
      }
      box.current = createBox({
        container: container.current,
        initialQuery: query.current,
        panelPlacement: placementFor(container.current, panelPlacement),
        sources: [
          {
            sourceId: 'sections',
            search: (text) => client.search(tags.current, text, maxResults),
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
      // The stand-in goes as the box comes, so that nothing moves.
      flushSync(() => box.current && onReady(box.current));
      timer = setTimeout(() => {
        client.warmUp();
        box.current?.warmUp();
      });
    };
    // In a task of its own, since the page has just rendered this component.
    let timer = setTimeout(create);
    return () => {
      clearTimeout(timer);
      box.current?.destroy();
      box.current = null;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- made once; changes reach it through refs
  }, []);
  useEffect(() => {
    if (tags.current[0] !== tag) {
      tags.current = [tag, defaultTag];
      box.current?.refresh();
    }
  }, [tag]);

  return (
    <>
      <div ref={container} className="search-box" />
      <PanelPortal
        ref={panel}
        statusRef={statusRef}
        actions={actions}
        loadExcerpts={loadExcerpts}
        versions={versions}
        currentTag={tag}
        onChooseTag={chooseTag}
        addressOf={addressOf}
        start={start}
        waysOn={waysOn}
      />
    </>
  );
}

/** For a box inside the page, a panel aligned to its end would start outside the window. */
function placementFor(container: Element, placement: Options['panelPlacement']) {
  return placement === 'end' && !container.closest('.navbar') ? 'start' : placement;
}

/** Those of the places that the version has. */
function placesOf(places: readonly {label: string; doc: string}[], version?: GlobalVersion) {
  return places.flatMap(({label, doc}) => {
    const path = version?.docs.find(({id}) => id === doc)?.path;
    return path === undefined ? [] : [{label, path}];
  });
}

/** Milliseconds without a key, after which typing has stopped. */
const typingPause = 500;

/**
 * Announces when typing has stopped, through an element whose text React does not own, so that nothing
 * else re-renders.
 */
function useAnnouncer() {
  const [announcer] = useState(() => {
    let status: HTMLElement | null = null;
    let announced = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    return {
      statusRef: (element: HTMLElement | null) => {
        status = element;
        element?.replaceChildren(announced);
      },
      announce: (text: string) => {
        if (text !== announced) {
          announced = text;
          clearTimeout(timer);
          timer = setTimeout(() => status?.replaceChildren(text), text === '' ? 0 : typingPause);
        }
      },
    };
  });
  return announcer;
}

function useSearchData(): SearchGlobalData {
  return usePluginData('search') as SearchGlobalData;
}

interface Services {
  client: SearchClient;
  insights: Promise<Insights | undefined>;
}

let services: Services | undefined;

/** One worker, and one reader for the statistics, for all boxes of the page. */
function useServices(): Services {
  const {siteConfig} = useDocusaurusContext();
  const {insights} = useSearchData();
  const [shared] = useState(() => {
    services ??= {
      client: new SearchClient(siteConfig.baseUrl),
      insights: loadInsights(insights),
    };
    return services;
  });
  return shared;
}

/** Without keys, the code is not loaded either. */
async function loadInsights(keys: InsightsOptions | undefined): Promise<Insights | undefined> {
  if (!keys) {
    return undefined;
  }
  try {
    const {createInsights} = await import('../../client/insights');
    return createInsights(keys);
  } catch {
    // Statistics must not disturb the reader.
    return undefined;
  }
}

/** Docusaurus' tag of a version. */
function tagOf(version: string): string {
  return `docs-default-${version}`;
}

/** The page that opens the box on the version chosen; undefined where that is the page's own. */
function pathOfSearch(
  tag: string,
  ownTag: string,
  versions: readonly GlobalVersion[],
): string | undefined {
  const chosen = tag === ownTag ? undefined : versions.find(({name}) => tagOf(name) === tag);
  return chosen?.docs.find(({id}) => id === chosen.mainDocId)?.path ?? chosen?.path;
}

/** The version read, outside of the versions the preferred one, until the reader chooses another one. */
function useTags() {
  const [read] = useCurrentVersions();
  const contextTag = tagOf(read.name);
  const [chosen, setChosen] = useState<{context: string; tag: string}>();
  const all = useVersions(undefined);
  const versions = useMemo(() => all.map(({name, label}) => ({label, tag: tagOf(name)})), [all]);
  const chooseTag = useCallback(
    (tag: string) => setChosen({context: contextTag, tag}),
    [contextTag],
  );
  // The choice ends when the reader moves to another version.
  const tag = chosen?.context === contextTag ? chosen.tag : contextTag;
  const searched = all.find(({name}) => tagOf(name) === tag);
  return {versions, tag, chooseTag, pathOfSearch: pathOfSearch(tag, contextTag, all), searched};
}
