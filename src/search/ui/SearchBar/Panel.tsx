import {useDeferredValue, type ReactNode} from 'react';
import type {PanelState} from './boxTypes';
import Footer, {type Props as FooterProps} from './Footer';
import type {HitActions} from './HitLink';
import HitList, {type LoadExcerpts} from './HitList';
import {availabilityLabel, describe} from './searchStatus';
import PanelLink from './PanelLink';
import Start, {type Props as StartProps} from './Start';
import NextSteps, {type Props as NextStepsProps} from './NextSteps';

export interface Props extends FooterProps {
  panel: PanelState;
  actions: HitActions;
  loadExcerpts: LoadExcerpts;
  start: StartProps;
  nextSteps: NextStepsProps;
}

/** The panel below the input: hits or the query's status, versions, and help. */
export default function Panel({
  panel,
  actions,
  loadExcerpts,
  start,
  nextSteps,
  ...footer
}: Props): ReactNode {
  const {status, lists, openCount} = panel;
  // Defer the footer so that the hits render first.
  const hasFooter = useDeferredValue(openCount) === openCount;
  return (
    <>
      {status.kind === 'empty' && <Start key={openCount} {...start} />}
      {'elsewhere' in status && status.elsewhere && (
        <p className="search-message">
          {availabilityLabel(status.elsewhere)}{' '}
          <PanelLink
            path={status.elsewhere.path}
            label={status.elsewhere.name}
            onNavigate={nextSteps.onNavigate}
          />
        </p>
      )}
      {status.kind === 'found' ? (
        <>
          {status.notice !== undefined && <p className="search-message">{status.notice}</p>}
          {status.isNear && <NextSteps {...nextSteps} />}
          {lists.map((list) => (
            <HitList
              // Remounts with each opening, to avoid laying out the previous hits.
              key={list.id + openCount}
              list={list}
              actions={actions}
              loadExcerpts={loadExcerpts}
            />
          ))}
        </>
      ) : (
        status.kind !== 'empty' && (
          <p className="search-message">
            {status.kind === 'none' ? 'No results found.' : describe(status)}
          </p>
        )
      )}
      {status.kind === 'none' && <NextSteps {...nextSteps} />}
      <Footer {...footer} isHidden={!hasFooter} hasQuery={status.kind !== 'empty'} />
    </>
  );
}
