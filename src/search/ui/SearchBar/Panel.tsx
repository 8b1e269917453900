import {useDeferredValue, type ReactNode} from 'react';
import type {PanelState} from './boxTypes';
import Footer, {type Props as FooterProps} from './Footer';
import type {HitActions} from './HitLink';
import HitList, {type LoadExcerpts} from './HitList';
import {describe, introduce} from './outcome';
import PanelLink from './PanelLink';
import Start, {type Props as StartProps} from './Start';
import WaysOn, {type Props as WaysProps} from './WaysOn';

export interface Props extends FooterProps {
  panel: PanelState;
  actions: HitActions;
  loadExcerpts: LoadExcerpts;
  start: StartProps;
  waysOn: WaysProps;
}

/** The panel below the input: hits or the query's outcome, versions, and help. */
export default function Panel({
  panel,
  actions,
  loadExcerpts,
  start,
  waysOn,
  ...footer
}: Props): ReactNode {
  const {outcome, lists, opening} = panel;
  // The hits come first; the browser lays out the footer after them.
  const hasFooter = useDeferredValue(opening) === opening;
  return (
    <>
      {outcome.kind === 'empty' && <Start key={opening} {...start} />}
      {'elsewhere' in outcome && outcome.elsewhere && (
        <p className="search-message">
          {introduce(outcome.elsewhere)}{' '}
          <PanelLink
            path={outcome.elsewhere.path}
            label={outcome.elsewhere.name}
            onGo={waysOn.onGo}
          />
        </p>
      )}
      {outcome.kind === 'found' ? (
        <>
          {outcome.notice !== undefined && <p className="search-message">{outcome.notice}</p>}
          {outcome.isNear && <WaysOn {...waysOn} />}
          {lists.map((list) => (
            <HitList
              // Remounts with each opening, to avoid laying out the previous hits.
              key={list.id + opening}
              list={list}
              actions={actions}
              loadExcerpts={loadExcerpts}
            />
          ))}
        </>
      ) : (
        outcome.kind !== 'empty' && (
          <p className="search-message" data-outcome={outcome.kind}>
            {outcome.kind === 'none' ? 'No results found.' : describe(outcome)}
          </p>
        )
      )}
      {outcome.kind === 'none' && <WaysOn {...waysOn} />}
      <Footer {...footer} isHidden={!hasFooter} hasQuery={outcome.kind !== 'empty'} />
    </>
  );
}
