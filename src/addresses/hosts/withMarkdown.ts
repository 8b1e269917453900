import type {Redirect} from '../redirects';

/** The redirects of pages, and of the Markdown of those that lead to a page. */
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
