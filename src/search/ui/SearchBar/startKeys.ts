import type {KeyboardEvent} from 'react';

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
