// Inlined before `pageGuard.js`, without `export`.

/**
 * Retries on the next click. The button stays disabled until this is called again after a failure.
 *
 * @param {HTMLButtonElement} button
 * @param {() => void} retry
 */
export function retryOnClick(button, retry) {
  button.removeAttribute('aria-disabled');
  button.onclick = () => {
    // With `disabled`, the button would lose the keyboard focus.
    button.setAttribute('aria-disabled', 'true');
    button.onclick = null;
    retry();
  };
}
