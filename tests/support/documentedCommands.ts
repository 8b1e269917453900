/** A command of npm, as a document writes it. */
export interface DocumentedCommand {
  /** `npm run check -- docs/faq.md docs/guides` */
  text: string;
  script: string;
  /** `docs/faq.md`, `docs/guides` */
  options: string[];
}

/** The commands of npm in a document, in order; `npm ci` is npm's own. */
export function documentedCommands(text: string): DocumentedCommand[] {
  return Array.from(
    text.matchAll(/\bnpm (?:run ([a-z:]+)|(start|test))(?: -- ([^`\n]*))?/g),
    ([found, script, own, options = '']) => ({
      text: found,
      script: script ?? own ?? '',
      options: options.split(' ').filter(Boolean),
    }),
  );
}
