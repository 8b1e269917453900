import type {ClientModule} from '@docusaurus/types';
import {announce} from '@site/src/client/announce';
import {copyText} from '../copyText';

/** Time in milliseconds before "Copied" changes back to "Copy". */
const displayTime = 1000;

const labels = {copy: 'Copy', copyCode: 'Copy code to clipboard', copied: 'Copied'};

/** Adds buttons to the code blocks on the page that lack them. */
function addButtons(): void {
  const strips = document.querySelectorAll<HTMLElement>('.code-strip:not(:has(> .code-buttons))');
  for (const strip of strips) {
    strip.insertAdjacentHTML('beforeend', buttonsFor(strip));
  }
  for (const strip of strips) {
    const code = codeBelow(strip);
    if (code) {
      widthObserver().observe(code);
    }
    const keys = [
      code?.querySelector('a') && 'Right Arrow to move through its links',
      canRun(strip) && 'Enter to edit it',
    ].filter(Boolean);
    if (code && keys.length > 0) {
      code.role = 'group';
      code.ariaLabel = `Code. Press ${keys.join(', ')}.`;
    }
  }
}

function buttonsFor(strip: HTMLElement): string {
  return `<div class="code-buttons">${canRun(strip) ? runButtons : ''}<button type="button" class="clean-btn" data-wrap-code aria-label="Wrap long lines" aria-pressed="false" hidden>Wrap</button><button type="button" class="clean-btn" data-copy-code aria-label="${labels.copyCode}">${labels.copy}</button></div>`;
}

/** `codeRunner` does what these say. */
const runButtons =
  '<button type="button" class="clean-btn" data-runner="run">Run</button><button type="button" class="clean-btn" data-runner="edit">Edit</button>';

function canRun(strip: Element): boolean {
  return strip.parentElement?.hasAttribute('data-run') ?? false;
}

function codeBelow(strip: Element | null | undefined): HTMLElement | null {
  return strip?.parentElement?.querySelector('pre') ?? null;
}

let observer: ResizeObserver | undefined;

/** Returns an observer that shows the wrap button if there are lines to wrap or unwrap. */
function widthObserver(): ResizeObserver {
  observer ??= new ResizeObserver((entries) => {
    const wide = entries.map(({target}) => target.scrollWidth > target.clientWidth);
    entries.forEach(({target}, index) => {
      const button = target
        .closest('.theme-code-block')
        ?.querySelector<HTMLElement>('[data-wrap-code]');
      if (button) {
        button.hidden = !wide[index] && button.ariaPressed !== 'true';
      }
    });
  });
  return observer;
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('.code-buttons button') : null;
    const code = codeBelow(button?.closest('.code-strip'));
    if (!button || !code) {
      return;
    }
    if (button.hasAttribute('data-copy-code')) {
      void copy(button, code);
    } else if (button.hasAttribute('data-wrap-code')) {
      button.ariaPressed = String(code.classList.toggle('code-wraps'));
    }
  });
}

async function copy(button: HTMLElement, code: HTMLElement): Promise<void> {
  await copyText(code.textContent.replace(/\n$/, ''));
  button.dataset.copyCode = 'done';
  button.textContent = button.ariaLabel = labels.copied;
  announce(labels.copied);
  setTimeout(() => {
    button.dataset.copyCode = '';
    button.textContent = labels.copy;
    button.ariaLabel = labels.copyCode;
  }, displayTime);
}

export default {
  onRouteDidUpdate() {
    // In a separate task, since the page is usable without the buttons.
    setTimeout(addButtons);
  },
} satisfies ClientModule;
