/** An npm command as written in a document. */
export interface DocumentedCommand {
  /** `npm run check -- docs/faq.md docs/guides` */
  text: string;
  script: string;
}

/** Returns a document's commands that run npm scripts, in order. `npm ci` isn't one: it is built into npm. */
export function documentedCommands(text: string): DocumentedCommand[] {
  return Array.from(
    text.matchAll(/\bnpm (?:run ([a-z:]+)|(start|test))(?: -- [^`\n]*)?/g),
    ([found, script, lifecycle]) => ({
      text: found,
      script: script ?? lifecycle ?? '',
    }),
  );
}
