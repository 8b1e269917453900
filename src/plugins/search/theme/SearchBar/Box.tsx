import {startTransition, useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDocsContextualSearchTags, useVersions} from '@docusaurus/plugin-content-docs/client';
import type {Insights} from '../../client/insights';
import {markNextPage} from '../../client/markPage';
import {SearchClient, type TaggedHit} from '../../client/searchClient';
import type {InsightsOptions} from '../../options';
import {defaultTag} from '../../shared/files';
import type {SearchGlobalData} from '../../shared/globalData';
import type {BoxApi, PanelState} from './boxTypes';
import {createBox} from './createBox';
import HitLink, {type HitActions} from './HitLink';
import Panel from './Panel';

export interface Props {
  /** What was typed before the box was there. */
  initialQuery: string;
  /** Called once, when the box can be used. */
  onReady: (box: BoxApi) => void;
  /** The reader wants to be where they came from. */
  onLeave: () => void;
}

/** The input with its panel of results. */
export default function Box({initialQuery, onReady, onLeave}: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const box = useRef<BoxApi>(null);
  const query = useRef(initialQuery);
  const [panel, setPanel] = useState<PanelState>();
  const [announcement, setAnnouncement] = useState('');
  const {maxResults, panelPlacement} = useSearchData();
  const {client, insights} = useServices();
  const {tag, versions, chooseTag} = useTags();
  const tags = useRef<[string, ...string[]]>([tag, defaultTag]);
  const history = useHistory();

  useEffect(() => {
    query.current = initialQuery;
  }, [initialQuery]);
  useEffect(() => {
    const navigate = (hit: TaggedHit) => {
      markNextPage(hit.terms);
      box.current?.close();
      history.push(hit.document.sectionRoute);
    };
    const onChoose = (hit: TaggedHit) => void insights.then((sender) => sender?.click(hit));
    const actions: HitActions = {
      onFollow: navigate,
      onOpenTab: onChoose,
      loadExcerpt: (hit) => client.excerpt(hit),
    };
    const create = () => {
      if (!container.current) {
        return;
      }
      box.current = createBox({
        container: container.current,
        initialQuery: query.current,
        panelPlacement,
        sources: [
          {
            sourceId: 'sections',
            search: (text) => client.search(tags.current, text, maxResults),
          },
        ],
        load: () => client.load(tags.current),
        renderHit: (hit, place) => <HitLink hit={hit} {...place} actions={actions} />,
        // Rendered in slices, so that typing never waits for it.
        onPanel: (state) => startTransition(() => setPanel(state)),
        onAnnounce: (text) => startTransition(() => setAnnouncement(text)),
        onView: (hits) => void insights.then((sender) => sender?.view(hits)),
        onChoose,
        navigate,
        onLeave,
      });
      // The stand-in goes as the box comes, so that nothing moves.
      flushSync(() => box.current && onReady(box.current));
      setTimeout(() => client.warmUp());
    };
    // In a task of its own, since the page has just rendered this component.
    const timer = setTimeout(create);
    return () => {
      clearTimeout(timer);
      box.current?.destroy();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- made once; changes reach it through refs
  }, []);
  useEffect(() => {
    if (tags.current[0] !== tag) {
      tags.current = [tag, defaultTag];
      box.current?.refresh();
    }
  }, [tag]);

  const status = (
    <span role="status" className="sr-only">
      {announcement}
    </span>
  );
  // Screen readers hear nothing from outside of a dialog.
  const dialog = panel?.root.closest('[role=dialog]');
  return (
    <>
      <div ref={container} className="search-box" />
      {dialog ? createPortal(status, dialog) : status}
      {panel &&
        createPortal(
          <Panel
            outcome={panel.outcome}
            list={panel.list}
            versions={versions}
            currentTag={tag}
            onChooseTag={chooseTag}
          />,
          panel.root,
        )}
    </>
  );
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
  const {hash, insights} = useSearchData();
  const [shared] = useState(() => {
    services ??= {
      client: new SearchClient(siteConfig.baseUrl, hash),
      insights: loadInsights(insights),
    };
    return services;
  });
  return shared;
}

/** Without keys, not even the code is loaded. */
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

/** The version read, outside the trees the preferred one, until the reader chooses another one. */
function useTags() {
  const [contextTag = defaultTag] = useDocsContextualSearchTags();
  const [chosen, setChosen] = useState<{context: string; tag: string}>();
  const versions = useVersions(undefined).map(({name, label}) => ({
    label,
    tag: `docs-default-${name}`,
  }));
  return {
    versions,
    // The choice ends when the reader goes into another version.
    tag: chosen?.context === contextTag ? chosen.tag : contextTag,
    chooseTag: (tag: string) => setChosen({context: contextTag, tag}),
  };
}
