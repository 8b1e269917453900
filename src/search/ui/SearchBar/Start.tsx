import type {KeyboardEvent, ReactNode} from 'react';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {tasks} from '../../../config/tasks';
import {readRecentPages} from '../../client/recentPages';
import {linksTo, PanelButton, PanelLink, type LinkTarget, type Navigate} from './controls';

/** Query syntax that the box understands besides words. */
const examples = ['.orderBy()', '$filter', 'collection -> number'];

interface Props {
  version: GlobalVersion | undefined;
  onNavigate: Navigate;
  onSearch: (query: string) => void;
}

/** The contents of the empty box: recent pages, the most common tasks, and query syntax. */
export default function Start({version, onNavigate, onSearch}: Props): ReactNode {
  const recentPages = readRecentPages()
    .filter(({path}) => path !== window.location.pathname)
    .slice(0, 5)
    .map(({path, title}) => ({path, label: title}));
  return (
    <>
      <div className="search-start">
        {recentPages.length > 0 && (
          <LinkList title="Recent" links={recentPages} onNavigate={onNavigate} />
        )}
        <LinkList title="Tasks" links={linksTo(tasks, version)} onNavigate={onNavigate} />
      </div>
      <div className="search-message search-examples">
        <p>Search by name, code snippet, or task.</p>
        <div className="search-versions" role="group" aria-label="Examples">
          <span>Try</span>
          {examples.map((query) => (
            <PanelButton key={query} onClick={() => onSearch(query)}>
              {query}
            </PanelButton>
          ))}
        </div>
      </div>
    </>
  );
}

function LinkList({
  title,
  links,
  onNavigate,
}: {
  title: string;
  links: readonly LinkTarget[];
  onNavigate: Navigate;
}): ReactNode {
  return (
    <div role="group" aria-label={title}>
      <p className="search-start-title">{title}</p>
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <PanelLink {...link} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const choiceSelector = '.search-start a, .search-examples button';

/**
 * Moves the focus through the choices that an empty box shows, as the arrow keys move through hits.
 * Typing a letter moves the focus from a choice to the input.
 */
export function handleStartKey(
  event: KeyboardEvent<HTMLElement>,
  input: HTMLInputElement | null,
): void {
  const {key, target, currentTarget: dialog, nativeEvent} = event;
  const choices = [...dialog.querySelectorAll<HTMLElement>(choiceSelector)];
  const index = choices.indexOf(target as HTMLElement);
  const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || nativeEvent.isComposing);
  const isInput = target === input;
  if (!isPlain || choices.length === 0 || (index < 0 && !isInput)) {
    return;
  }
  const move = (next: HTMLElement | null | undefined) => {
    event.preventDefault();
    // Autocomplete would move through the hits.
    event.stopPropagation();
    next?.focus();
  };
  if (key === 'ArrowDown') {
    move(choices[index + 1] ?? input);
  } else if (key === 'ArrowUp') {
    move(isInput ? choices.at(-1) : (choices[index - 1] ?? input));
  } else if (key.length === 1 && key !== ' ' && !isInput) {
    input?.focus();
  }
}
