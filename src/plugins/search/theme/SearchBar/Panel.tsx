import type {ReactNode} from 'react';
import {describe, type Outcome} from './outcome';

export interface Props {
  outcome: Outcome;
  /** The hits. */
  list: ReactNode;
  versions: {label: string; tag: string}[];
  currentTag: string;
  onChooseTag: (tag: string) => void;
}

/** Shown where the box covers the screen, before there is a query. */
const hint = 'A name, a piece of code, or what you want to do.';

/** What opens below the input: hits or what became of the query, versions, and help. */
export default function Panel({outcome, list, ...choice}: Props): ReactNode {
  return (
    <>
      {outcome.kind === 'found' ? (
        <div className="search-results">
          {outcome.notice !== undefined && <p className="search-message">{outcome.notice}</p>}
          {list}
        </div>
      ) : (
        <p className="search-message" data-outcome={outcome.kind}>
          {outcome.kind === 'empty' ? hint : describe(outcome)}
        </p>
      )}
      <div className="search-footer">
        <VersionChoice {...choice} />
        <p className="search-help">
          <code>title:</code> <code>content:</code> <code>tags:</code>{' '}
          <code>sidebarParentCategories:</code> search one field, <code>+word</code> wants,{' '}
          <code>-word</code> excludes, <code>~1</code> allows a wrong letter, <code>^2</code>{' '}
          weighs, <code>*</code> stands for any letters
        </p>
      </div>
    </>
  );
}

function VersionChoice({
  versions,
  currentTag,
  onChooseTag,
}: Pick<Props, 'versions' | 'currentTag' | 'onChooseTag'>): ReactNode {
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
