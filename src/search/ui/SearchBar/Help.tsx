import {Fragment, useReducer, type ReactNode} from 'react';
import {PanelButton} from './controls';
import {hasSlashKey, setSlashKey} from './shortcuts';

interface Props {
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
export default function Help({id, isOpen}: Props): ReactNode {
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
