import type {Compiler} from 'webpack';

const name = 'plain-messages';

/**
 * Bundler plugin that reduces reports of a page's problems to the check's messages. Otherwise the bundler
 * would add a line that names the loader, and a vertical bar before each message.
 */
export const plainMessages = {
  apply({hooks}: Compiler): void {
    hooks.compilation.tap(name, ({errors, warnings, hooks: {statsFactory}}) => {
      statsFactory.tap(name, ({hooks: {result}}) => {
        result
          .for('error')
          .tap(name, (error) => Object.assign({}, error, {message: checkMessage(error.message)}));
        // Not a warning object, which Docusaurus would print as JSON.
        result.for('warning').tap(name, ({message}) => checkMessage(message) as never);
        // The bundler counts each message twice.
        result.for('compilation').tap(name, (stats) => ({
          ...stats,
          ...('errorsCount' in stats && {errorsCount: errors.length}),
          ...('warningsCount' in stats && {warningsCount: warnings.length}),
        }));
      });
    });
  },
};

/** Matches the error for a deleted page, which is listed until Docusaurus has reread the pages. */
const deletedPage = /Cannot find module '@site\/((?:docs|versioned_docs)\/[^']+\.mdx?)'/;

/**
 * in:  `× Module Error (from …/checkedSource.js…):`, and below it `│ docs/faq.md:3: …`
 * out: `docs/faq.md:3: …`; other messages stay unchanged
 */
export function checkMessage(message: string): string {
  const [, deletedFile] = deletedPage.exec(message) ?? [];
  if (deletedFile !== undefined) {
    return `${deletedFile}: the page was deleted. This message will disappear in a moment`;
  }
  const [first = '', ...lines] = message.trim().split('\n');
  return /Module (?:Error|Warning) \(from .*checkedSource\.js/.test(first)
    ? lines.map((line) => line.replace(/^\s*│ ?/, '')).join('\n')
    : message;
}
