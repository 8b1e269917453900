import {memo, useDeferredValue, useId, useReducer, useState, type ReactNode} from 'react';
import type {PanelState} from './boxTypes';
import CopyLink from './CopyLink';
import type {HitActions} from './HitLink';
import HitList, {type LoadExcerpts} from './HitList';
import {describe, introduce} from './outcome';
import PanelLink from './PanelLink';
import {hasSlashKey, setSlashKey} from './slashKey';
import Start, {type Props as StartProps} from './Start';
import WaysOn, {type Props as WaysProps} from './WaysOn';

interface VersionChoiceProps {
  versions: {label: string; tag: string}[];
  currentTag: string;
  onChooseTag: (tag: string) => void;
}

interface FooterProps extends VersionChoiceProps {
  /** The address that opens the box with what is in it now. */
  addressOf: () => string;
}

export interface Props extends FooterProps {
  panel: PanelState;
  actions: HitActions;
  loadExcerpts: LoadExcerpts;
  start: StartProps;
  waysOn: WaysProps;
}

/** What stands below the input: hits or what became of the query, versions, and help. */
export default function Panel({
  panel,
  actions,
  loadExcerpts,
  start,
  waysOn,
  ...footer
}: Props): ReactNode {
  const {outcome, lists, opening} = panel;
  // The hits come first: the browser lays the footer out after them.
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
              // Anew with each opening, so that no hit of the one before is laid out with it.
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

/** The same with each answer. */
const Footer = memo(function Footer({
  isHidden,
  hasQuery,
  addressOf,
  ...choice
}: FooterProps & {isHidden: boolean; hasQuery: boolean}): ReactNode {
  const [hasHelp, setHelp] = useState(false);
  const helpId = useId();
  return (
    <div className="search-footer" hidden={isHidden}>
      <div className="search-versions">
        <VersionChoice {...choice} />
        <div className="search-versions search-tools">
          {hasQuery && <CopyLink addressOf={addressOf} />}
          <SlashSwitch />
          <button
            type="button"
            aria-label="Search syntax"
            aria-expanded={hasHelp}
            aria-controls={helpId}
            // Keeps the focus in the input.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setHelp(!hasHelp)}>
            ?
          </button>
        </div>
      </div>
      <p id={helpId} className="search-help" hidden={!hasHelp}>
        <code>title:</code> <code>content:</code> <code>tags:</code>{' '}
        <code>sidebarParentCategories:</code> search one field, <code>+word</code> must appear,{' '}
        <code>-word</code> must not, <code>word~1</code> allows one typo, <code>word^2</code> ranks
        higher, <code>*</code> matches any letters, <code>"…"</code> exact phrase,{' '}
        <code>text -&gt; date</code> functions by their input and result types
      </p>
      {/* Screen readers say the keys of a combobox themselves. */}
      <p className="search-keys" aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> choose
        <kbd>↵</kbd> open
        <kbd>esc</kbd> close
      </p>
    </div>
  );
});

function VersionChoice({versions, currentTag, onChooseTag}: VersionChoiceProps): ReactNode {
  return (
    <div className="search-versions" role="group" aria-label="Version to search">
      <span>Search in</span>
      {versions.map(({label, tag}) => (
        <button
          key={tag}
          type="button"
          aria-pressed={tag === currentTag}
          // Keeps the focus in the input.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChooseTag(tag)}>
          {label}
        </button>
      ))}
    </div>
  );
}

function SlashSwitch(): ReactNode {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const isOn = hasSlashKey();
  return (
    <button
      type="button"
      className="search-slash"
      aria-pressed={isOn}
      // Keeps the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        setSlashKey(!isOn);
        render();
      }}>
      / opens search
    </button>
  );
}
