import {statementsIn} from '../parser/children';
import type {Comment, SourceFile, Statement} from '../parser/syntax';
import {isOpen} from './literals';

/** A comment, joined with those below when it breaks a literal, and the statement it is about. */
export interface Remark {
  comment: Comment;
  statement: Statement;
}

/** What each comment is about: the statement on its line, or for one on its own line, before or after. */
export function attachComments(file: SourceFile, comments: Comment[], source: string): Remark[] {
  const bodies = file.kind === 'method' ? [file.body] : file.functions.map(({body}) => body);
  const statements = bodies.flat().flatMap(statementsIn);
  const lines = source.split('\n');
  const isOwnLine = ({at}: Comment) => /^\s*\/\//.test(lines[at.line - 1] ?? '');
  const remarks: Remark[] = [];
  for (let index = 0; index < comments.length; index += 1) {
    const comment = {...(comments[index] as Comment)};
    const ownLine = isOwnLine(comment);
    while (ownLine && isOpen(comment.text) && comments[index + 1]) {
      index += 1;
      comment.text += ` ${comments[index]?.text ?? ''}`;
    }
    const statement = ownLine
      ? neighbor(comment, comments[index] as Comment, statements, lines)
      : statements.findLast(({at}) => at.line <= comment.at.line);
    if (statement) {
      remarks.push({comment, statement});
    }
  }
  return remarks;
}

/** Below a blank line and above a statement, a comment is about what follows; else what precedes. */
function neighbor(
  {at}: Comment,
  last: Comment,
  statements: Statement[],
  lines: string[],
): Statement | undefined {
  const below = statements.find((one) => one.at.line === last.at.line + 1);
  const above = statements.findLast((one) => one.at.line < at.line && one.at.column === at.column);
  const isBelowBlank = (lines[at.line - 2] ?? '').trim() === '';
  return below && (isBelowBlank || !above) ? below : above;
}
