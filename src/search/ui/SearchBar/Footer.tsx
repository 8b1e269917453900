import {memo, useId, useState, type ReactNode} from 'react';
import Help from './Help';
import {PanelButton} from './controls';

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
        <PanelButton
          className="search-help-button"
          aria-label="Help"
          aria-expanded={hasHelp}
          aria-controls={helpId}
          onClick={() => setHelp(!hasHelp)}>
          ?
        </PanelButton>
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
        <PanelButton key={tag} aria-pressed={tag === currentTag} onClick={() => onChooseTag(tag)}>
          {label}
        </PanelButton>
      ))}
    </div>
  );
}
