import type {Redirect} from '../redirects';

/** Adds a redirect for the Markdown of each page that has moved. */
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
