import {memo, useId, useState, type ReactNode} from 'react';
import Help from './Help';
import {PanelButton} from './controls';

export interface Props {
  versions: {label: string; tag: string}[];
  currentTag: string;
  onChooseTag: (tag: string) => void;
}

/** The versions to search, and help. Memoized, because most answers don't change it. */
export default memo(function Footer({isHidden, ...choice}: Props & {isHidden: boolean}): ReactNode {
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
      <Help id={helpId} isOpen={hasHelp} />
    </div>
  );
});

function VersionChoice({versions, currentTag, onChooseTag}: Props): ReactNode {
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
