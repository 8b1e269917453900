import type {Redirect} from '../redirects';

/** Returns the redirects of pages, and those of the Markdown of redirects that lead to a page. */
export function withMarkdown(moved: readonly Redirect[]): Redirect[] {
  return moved.flatMap(([from, to]): Redirect[] =>
    to === ''
      ? [[from, to]]
      : [
          [from, to],
          [`${from}.md`, `${to}.md`],
        ],
  );
}
