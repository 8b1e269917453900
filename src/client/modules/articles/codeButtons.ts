import {announce} from '@site/src/client/announce';
import {copyText} from '../../copyText';
import {listen} from '../../listen';
import {observeWidths} from './widths';

/** Time in milliseconds before "Copied" changes back to "Copy". */
const displayTime = 1000;

const labels = {copy: 'Copy', copyCode: 'Copy code to clipboard', copied: 'Copied'};

let observer: ResizeObserver | undefined;

/** Adds buttons to the code blocks on the page that lack them. */
export function addCodeButtons(): void {
  observer ??= observeWidths(offerWrap);
  const strips = document.querySelectorAll<HTMLElement>('.code-strip:not(:has(> .code-buttons))');
  for (const strip of strips) {
    strip.insertAdjacentHTML('beforeend', buttonsFor(strip));
  }
  for (const strip of strips) {
    const code = codeOf(strip);
    if (!code) {
      continue;
    }
    observer.observe(code);
    const keys = [
      code.querySelector('a') && 'Right Arrow to move through its links',
      canRun(strip) && 'Enter to edit it',
    ].filter(Boolean);
    if (keys.length > 0) {
      code.role = 'group';
      code.ariaLabel = `Code. Press ${keys.join(', ')}.`;
    }
  }
}

function buttonsFor(strip: HTMLElement): string {
  return `<div class="code-buttons">${canRun(strip) ? runButtons : ''}<button type="button" class="clean-btn" data-wrap-code aria-label="Wrap long lines" aria-pressed="false" hidden>Wrap</button><button type="button" class="clean-btn" data-copy-code aria-label="${labels.copyCode}">${labels.copy}</button></div>`;
}

/** `codeTools` does what these say. */
const runButtons =
  '<button type="button" class="clean-btn" data-runner="run">Run</button><button type="button" class="clean-btn" data-runner="edit">Edit</button>';

function canRun(strip: Element): boolean {
  return strip.parentElement?.hasAttribute('data-run') ?? false;
}

function codeOf(element: Element): HTMLElement | null | undefined {
  return element.closest('.theme-code-block')?.querySelector('pre');
}

/** Shows the wrap button if there are lines to wrap or unwrap. */
function offerWrap(code: Element, isNarrow: boolean): void {
  const button = code.closest('.theme-code-block')?.querySelector<HTMLElement>('[data-wrap-code]');
  if (button) {
    button.hidden = !isNarrow && button.ariaPressed !== 'true';
  }
}

listen('click', '[data-wrap-code]', (button) => {
  button.ariaPressed = String(codeOf(button)?.classList.toggle('code-wraps'));
});

listen('click', '[data-copy-code]', (button) => void copy(button));

async function copy(button: HTMLElement): Promise<void> {
  await copyText(codeOf(button)?.textContent.replace(/\n$/, '') ?? '');
  button.dataset.copyCode = 'done';
  button.textContent = button.ariaLabel = labels.copied;
  announce(labels.copied);
  setTimeout(() => {
    button.dataset.copyCode = '';
    button.textContent = labels.copy;
    button.ariaLabel = labels.copyCode;
  }, displayTime);
}
