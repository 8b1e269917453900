import {Fragment, memo, useId, useReducer, useState, type ReactNode} from 'react';
import {PanelButton} from './controls';
import {hasSlashKey, setSlashKey} from './shortcuts';

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

interface HelpProps {
  id: string;
  isOpen: boolean;
}

const shortcuts: [keys: string[], effect: string][] = [
  [['Ctrl', 'K'], 'Open search (⌘ K on a Mac)'],
  [['↑', '↓'], 'Choose a result'],
  [['Enter'], 'Open the result'],
  [['Ctrl', 'Enter'], 'Open it in a new tab (⌘ Enter on a Mac)'],
  [['Esc'], 'Close search; on a page, clear the highlights'],
];

const syntax: [example: string, effect: string][] = [
  ['text -> date', 'finds functions by what they take and return'],
  ['+word', 'must appear'],
  ['-word', 'must not appear'],
  ['wor*', 'matches words that begin like this'],
  ['word~1', 'allows one typo'],
  ['word^2', 'counts twice as much'],
];

/** Keyboard shortcuts and query syntax. */
function Help({id, isOpen}: HelpProps): ReactNode {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const hasSlash = hasSlashKey();
  const toggleSlash = () => {
    setSlashKey(!hasSlash);
    render();
  };
  return (
    <div id={id} className="search-help" hidden={!isOpen}>
      <section aria-label="Keyboard shortcuts" className="search-shortcuts">
        <p className="search-start-title">Keyboard shortcuts</p>
        <dl>
          {shortcuts.map(([keys, effect]) => (
            <Fragment key={effect}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{effect}</dd>
            </Fragment>
          ))}
        </dl>
      </section>
      <section aria-label="Search tips">
        <p className="search-start-title">Search tips</p>
        <dl>
          {syntax.map(([example, effect]) => (
            <Fragment key={example}>
              <dt>
                <code>{example}</code>
              </dt>
              <dd>{effect}</dd>
            </Fragment>
          ))}
        </dl>
      </section>
      <div className="search-versions">
        <PanelButton className="search-slash" aria-pressed={hasSlash} onClick={toggleSlash}>
          / opens search
        </PanelButton>
      </div>
    </div>
  );
}
