import styles from './failureBox.module.css';

let box: HTMLElement | undefined;

/**
 * Says in the page itself that its code does not load, and with which error, above the text that the
 * server has sent. Ends when the reader presses Retry; the box then stays until `hideFailure`.
 */
export function showFailure(error: unknown): Promise<void> {
  box ??= makeBox();
  box.querySelector('[data-error]')?.replaceChildren(String(error));
  if (!box.isConnected) {
    const main = document.querySelector('main');
    // Around the text of a doc, `main` would stretch the box to its own height.
    (main?.querySelector(':scope > .container') ?? main)?.prepend(box);
  }
  const button = box.querySelector('button');
  return new Promise((resolve) => {
    button?.addEventListener(
      'click',
      () => void window.pageGuard.replaceSpoiled().then(() => resolve()),
      {once: true},
    );
  });
}

/** Takes the box away: the code is there, or the reader has gone elsewhere. */
export function hideFailure(): void {
  box?.remove();
}

function makeBox(): HTMLElement {
  const made = document.createElement('div');
  made.className = `page-failure ${styles.box}`;
  made.role = 'alert';
  const text = document.createElement('p');
  text.textContent =
    'Part of this page failed to load. You can keep reading, but menus may not work.';
  const error = document.createElement('p');
  error.dataset.error = '';
  error.className = styles.error ?? '';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.retry ?? '';
  button.textContent = 'Retry';
  made.append(text, error, button);
  return made;
}
