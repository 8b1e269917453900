import type {RunRequest} from './run/messages';
import {resultClass} from './lineResults';

/** Returns the code of a sample as the page shows it, without the results of a run. */
export function sourceOf(block: Element): string {
  const code = block.querySelector('pre code')?.cloneNode(true) as Element;
  code.querySelectorAll(`.${resultClass}`).forEach((result) => result.remove());
  return code.textContent.replace(/\n$/, '');
}

/**
 * Returns the methods and classes that the page's samples define. If a name is defined twice, the last one
 * wins: the last definition above the sample, as when the build runs it.
 */
export function definitionsFor(block: Element): RunRequest['definitions'] {
  const all = [...document.querySelectorAll<HTMLElement>('article .theme-code-block')];
  const index = all.indexOf(block as HTMLElement);
  return [...all.slice(index).reverse(), ...all.slice(0, index)].flatMap((other) => {
    const title = other.dataset.definition;
    return title === undefined ? [] : [{source: sourceOf(other), title}];
  });
}
