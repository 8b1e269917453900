import {Fragment, memo, useId, useReducer, useState, type ReactNode} from 'react';
import {PanelButton} from './controls';
import {hasSlashKey, setSlashKey} from './shortcuts';

export interface Props {
  versions: {label: string; tag: string}[];
  currentTag: string;
  onChooseTag: (tag: string) => void;
}

/** The versions to search, and help. Memoized, because most answers don't change it. */
export default memo(function Footer({
  isHidden,
  versions,
  currentTag,
  onChooseTag,
}: Props & {isHidden: boolean}): ReactNode {
  const [hasHelp, setHelp] = useState(false);
  const helpId = useId();
  return (
    <div className="search-footer" hidden={isHidden}>
      <div className="search-versions">
        <div className="search-versions" role="group" aria-label="Version to search">
          <span>Search in</span>
          {versions.map(({label, tag}) => (
            <PanelButton
              key={tag}
              aria-pressed={tag === currentTag}
              onClick={() => onChooseTag(tag)}>
              {label}
            </PanelButton>
          ))}
        </div>
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

interface HelpProps {
  id: string;
  isOpen: boolean;
}

type Tip = [what: ReactNode, effect: string];

const keys = (...names: string[]) => names.map((name) => <kbd key={name}>{name}</kbd>);

const shortcuts: Tip[] = [
  [keys('Ctrl', 'K'), 'Open search (⌘ K on a Mac)'],
  [keys('↑', '↓'), 'Choose a result'],
  [keys('Enter'), 'Open the result'],
  [keys('Ctrl', 'Enter'), 'Open it in a new tab (⌘ Enter on a Mac)'],
  [keys('Esc'), 'Close search; on a page, clear the highlights'],
];

const syntax: Tip[] = [
  [<code>text -&gt; date</code>, 'finds functions by what they take and return'],
  [<code>+word</code>, 'must appear'],
  [<code>-word</code>, 'must not appear'],
  [<code>wor*</code>, 'matches words that begin like this'],
  [<code>word~1</code>, 'allows one typo'],
  [<code>word^2</code>, 'counts twice as much'],
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
      <Tips title="Keyboard shortcuts" className="search-shortcuts" rows={shortcuts} />
      <Tips title="Search tips" rows={syntax} />
      <div className="search-versions">
        <PanelButton className="search-slash" aria-pressed={hasSlash} onClick={toggleSlash}>
          / opens search
        </PanelButton>
      </div>
    </div>
  );
}

interface TipsProps {
  title: string;
  className?: string;
  rows: readonly Tip[];
}

function Tips({title, className, rows}: TipsProps): ReactNode {
  return (
    <section aria-label={title} className={className}>
      <p className="search-start-title">{title}</p>
      <dl>
        {rows.map(([what, effect]) => (
          <Fragment key={effect}>
            <dt>{what}</dt>
            <dd>{effect}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
