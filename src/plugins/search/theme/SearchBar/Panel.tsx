import {memo, useDeferredValue, useReducer, type ReactNode} from 'react';
import type {PanelState} from './boxTypes';
import type {HitActions} from './HitLink';
import HitList, {type LoadExcerpts} from './HitList';
import {describe} from './outcome';
import {hasSlashKey, setSlashKey} from './slashKey';

interface VersionChoiceProps {
  versions: {label: string; tag: string}[];
  currentTag: string;
  onChooseTag: (tag: string) => void;
}

export interface Props extends VersionChoiceProps {
  panel: PanelState;
  actions: HitActions;
  loadExcerpts: LoadExcerpts;
}

/** Shown where the box covers the screen, before there is a query. */
const hint = 'A name, a piece of code, or what you want to do.';

/** What opens below the input: hits or what became of the query, versions, and help. */
export default function Panel({panel, actions, loadExcerpts, ...choice}: Props): ReactNode {
  const {outcome, lists, opening} = panel;
  // The hits come first: the browser lays the footer out after them.
  const hasFooter = useDeferredValue(opening) === opening;
  return (
    <>
      {outcome.kind === 'found' ? (
        <>
          {outcome.notice !== undefined && <p className="search-message">{outcome.notice}</p>}
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
        <p className="search-message" data-outcome={outcome.kind}>
          {outcome.kind === 'empty' ? hint : describe(outcome)}
        </p>
      )}
      <Footer {...choice} isHidden={!hasFooter} />
    </>
  );
}

/** The same with each answer. */
const Footer = memo(function Footer({
  isHidden,
  ...choice
}: VersionChoiceProps & {isHidden: boolean}): ReactNode {
  return (
    <div className="search-footer" hidden={isHidden}>
      <div className="search-versions">
        <VersionChoice {...choice} />
        <SlashSwitch />
      </div>
      <p className="search-help">
        <code>title:</code> <code>content:</code> <code>tags:</code>{' '}
        <code>sidebarParentCategories:</code> search one field, <code>+word</code> wants,{' '}
        <code>-word</code> excludes, <code>~1</code> allows a wrong letter, <code>^2</code> weighs,{' '}
        <code>*</code> stands for any letters
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
