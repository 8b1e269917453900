import {matches} from './matches';

/** Hides the commands of the list that lack what is typed above it. */
export function listenToFilter(): void {
  document.addEventListener('input', ({target}) => {
    const list = target instanceof HTMLInputElement && target.closest('[data-command-filter]');
    if (list) {
      filter(list, target.value);
    }
  });
}

function filter(list: Element, query: string): void {
  const commands = [...list.querySelectorAll<HTMLElement>('[data-command]')];
  for (const command of commands) {
    command.hidden = !matches(command.dataset.command ?? '', query);
  }
  const status = list.querySelector('[role=status]');
  if (status) {
    status.textContent = commands.every(({hidden}) => hidden) ? 'No command matches.' : '';
  }
}
