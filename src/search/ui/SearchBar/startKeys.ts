const choiceSelector = '.search-start a, .search-examples button';

/**
 * Moves the focus through the choices that an empty box shows, as the arrow keys move through hits.
 * Typing a letter moves the focus from a choice to the input.
 *
 * @returns whether the key was handled
 */
export function handleStartKey(
  event: KeyboardEvent,
  dialog: ParentNode,
  input: HTMLInputElement,
): boolean {
  const choices = [...dialog.querySelectorAll<HTMLElement>(choiceSelector)];
  const index = choices.indexOf(event.target as HTMLElement);
  const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing);
  const isInput = event.target === input;
  if (!isPlain || choices.length === 0 || (index < 0 && !isInput)) {
    return false;
  }
  switch (event.key) {
    case 'ArrowDown':
      (choices[index + 1] ?? input).focus();
      return true;
    case 'ArrowUp':
      (isInput ? choices.at(-1) : (choices[index - 1] ?? input))?.focus();
      return true;
    default:
      if (event.key.length === 1 && event.key !== ' ' && !isInput) {
        input.focus();
      }
      return false;
  }
}
