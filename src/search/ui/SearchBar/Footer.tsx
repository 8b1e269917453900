import {memo, useId, useState, type ReactNode} from 'react';
import Help from './Help';

interface VersionChoiceProps {
  versions: {label: string; tag: string}[];
  currentTag: string;
  onChooseTag: (tag: string) => void;
}

export interface Props extends VersionChoiceProps {
  /** Returns the URL that opens the box with its current query. */
  getSearchUrl: () => string;
}

/** The versions to search, and help. Memoized, because most answers don't change it. */
export default memo(function Footer({
  isHidden,
  hasQuery,
  getSearchUrl,
  ...choice
}: Props & {isHidden: boolean; hasQuery: boolean}): ReactNode {
  const [hasHelp, setHelp] = useState(false);
  const helpId = useId();
  return (
    <div className="search-footer" hidden={isHidden}>
      <div className="search-versions">
        <VersionChoice {...choice} />
        <button
          type="button"
          className="search-help-button"
          aria-label="Help"
          aria-expanded={hasHelp}
          aria-controls={helpId}
          // Keeps the focus in the input.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setHelp(!hasHelp)}>
          ?
        </button>
      </div>
      <Help id={helpId} isOpen={hasHelp} hasQuery={hasQuery} getSearchUrl={getSearchUrl} />
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
