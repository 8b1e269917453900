import {translate} from '@docusaurus/Translate';
import {announce} from '@site/src/components/announce';
import {copyText} from './copyText';

/** How long a button says that the code was copied. */
const shown = 1000;

const icons = {
  copy: 'M19,21H8V7H19M19,5H8A2,2 0 0,0 6,7V21A2,2 0 0,0 8,23H19A2,2 0 0,0 21,21V7A2,2 0 0,0 19,5M16,1H4A2,2 0 0,0 2,3V17H4V3H16V1Z',
  copied: 'M21,7L9,19L3.5,13.5L4.91,12.09L9,16.17L19.59,5.59L21,7Z',
  wrap: 'M4 19h6v-2H4v2zM20 5H4v2h16V5zm-3 6H4v2h13.25c1.1 0 2 .9 2 2s-.9 2-2 2H15v-2l-3 3l3 3v-2h2c2.21 0 4-1.79 4-4s-1.79-4-4-4z',
};

const labels = {
  title: translate({id: 'theme.CodeBlock.copy', message: 'Copy'}),
  copy: translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'}),
  copied: translate({id: 'theme.CodeBlock.copied', message: 'Copied'}),
};

/** Gives the code blocks that stand in the page their buttons; those that have them keep theirs. */
export function addButtons(): void {
  const blocks = document.querySelectorAll<HTMLElement>('.code-body:not(:has(> .code-buttons))');
  for (const block of blocks) {
    block.append(buttons().cloneNode(true));
  }
  for (const block of blocks) {
    const code = block.querySelector('pre');
    if (code) {
      widths().observe(code);
    }
    if (code?.querySelector('a')) {
      code.role = 'group';
      code.ariaLabel = 'Code: the right arrow key leads to its links';
    }
  }
}

let template: DocumentFragment | undefined;

function buttons(): DocumentFragment {
  if (!template) {
    const element = document.createElement('template');
    element.innerHTML = `<div class="code-buttons"><button type="button" class="clean-btn" data-wrap-code aria-label="Wrap long lines" aria-pressed="false" title="Wrap long lines" hidden>${icon(icons.wrap)}</button><button type="button" class="clean-btn" data-copy-code aria-label="${labels.copy}" title="${labels.title}">${icon(icons.copy)}${icon(icons.copied)}</button></div>`;
    template = element.content;
  }
  return template;
}

function icon(path: string): string {
  return `<svg viewBox="0 0 24 24" aria-hidden="true"><path fill="currentColor" d="${path}"/></svg>`;
}

let observer: ResizeObserver | undefined;

/** Shows the button that wraps lines where there are lines to wrap, or wrapped ones. */
function widths(): ResizeObserver {
  observer ??= new ResizeObserver((entries) => {
    const wide = entries.map(({target}) => target.scrollWidth > target.clientWidth);
    entries.forEach(({target}, index) => {
      const button = target.parentElement?.querySelector<HTMLElement>('[data-wrap-code]');
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
    const code = button?.closest('.code-body')?.querySelector('pre');
    if (!button || !code) {
      return;
    }
    if (button.hasAttribute('data-copy-code')) {
      void copy(button, code);
    } else {
      toggleWrap(button, code);
    }
  });
}

async function copy(button: HTMLElement, code: HTMLElement): Promise<void> {
  await copyText(code.textContent.replace(/\n$/, ''));
  button.dataset.copyCode = 'done';
  button.ariaLabel = labels.copied;
  announce(labels.copied);
  setTimeout(() => {
    button.dataset.copyCode = '';
    button.ariaLabel = labels.copy;
  }, shown);
}

function toggleWrap(button: HTMLElement, code: HTMLElement): void {
  const wraps = code.classList.toggle('code-wraps');
  button.ariaPressed = String(wraps);
  button.title = wraps ? 'Long lines wrap: click to scroll them' : 'Wrap long lines';
}
