import {useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDocsContextualSearchTags, useVersions} from '@docusaurus/plugin-content-docs/client';
import {createInsights} from '../../client/insights';
import {markNextPage} from '../../client/markPage';
import {SearchClient} from '../../client/searchClient';
import {defaultTag} from '../../shared/files';
import type {SearchGlobalData} from '../../shared/globalData';
import {createBox, type BoxApi, type PanelState} from './createBox';
import HitLink from './HitLink';
import Panel from './Panel';
import './box.css';

export interface Props {
  /** What was typed before the box was there. */
  initialQuery: string;
  /** How often the reader has asked for the box; each time it takes the focus. */
  focusRequests: number;
}

/** The input with its panel of results. */
export default function Box({initialQuery, focusRequests}: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const box = useRef<BoxApi>(null);
  const [panel, setPanel] = useState<PanelState>();
  const [announcement, setAnnouncement] = useState('');
  const {maxResults, panelPlacement} = useSearchData();
  const [client, insights] = useServices();
  const {tag, versions, chooseTag} = useTags();
  const tags = useRef<[string, ...string[]]>([tag, defaultTag]);
  const history = useHistory();

  useEffect(() => {
    if (!container.current) {
      return undefined;
    }
    const created = createBox({
      container: container.current,
      initialQuery,
      panelPlacement,
      search: (query) => client.search(tags.current, query, maxResults),
      load: () => client.load(tags.current),
      renderHit: (hit) => (
        <HitLink
          hit={hit}
          loadExcerpt={(shown) => client.excerpt(shown)}
          onFollow={() => created.close()}
        />
      ),
      onPanel: setPanel,
      onAnnounce: setAnnouncement,
      onView: (hits) => insights?.view(hits),
      onSelect: (hit) => {
        insights?.click(hit);
        markNextPage(hit.terms);
      },
      navigate: (url) => history.push(url),
    });
    box.current = created;
    return () => created.destroy();
    // The box is made once; what changes later reaches it through refs.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    if (tags.current[0] !== tag) {
      tags.current = [tag, defaultTag];
      box.current?.refresh();
    }
  }, [tag]);
  useEffect(() => {
    if (focusRequests > 0) {
      box.current?.focus();
    }
  }, [focusRequests]);

  return (
    <>
      <div ref={container} className="search-box" />
      <span role="status" className="sr-only">
        {announcement}
      </span>
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

let sharedClient: SearchClient | undefined;

/** One worker for all boxes of the page. */
function useServices() {
  const {siteConfig} = useDocusaurusContext();
  const {hash, insights} = useSearchData();
  const [services] = useState(() => {
    sharedClient ??= new SearchClient(siteConfig.baseUrl, hash);
    return [sharedClient, insights && createInsights(insights)] as const;
  });
  return services;
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
