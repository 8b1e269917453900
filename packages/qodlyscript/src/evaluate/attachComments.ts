import {statementsIn} from '../parser/children';
import type {Comment, SourceFile, Statement} from '../parser/syntax';
import {isOpen} from './literals';

/** A comment, joined with the following ones if a literal spans them, and the statement it describes. */
export interface Remark {
  comment: Comment;
  /** Line of the comment's last part. */
  lastLine: number;
  statement: Statement;
}

/** Attaches each comment to the statement on its line, or else to the previous or next statement. */
export function attachComments(file: SourceFile, comments: Comment[], source: string): Remark[] {
  const bodies = file.kind === 'method' ? [file.body] : file.functions.map(({body}) => body);
  const statements = bodies.flat().flatMap(statementsIn);
  const lines = source.split('\n');
  const isOnOwnLine = ({at}: Comment) => /^\s*\/\//.test(lines[at.line - 1] ?? '');
  const remarks: Remark[] = [];
  for (let index = 0; index < comments.length; index += 1) {
    const comment = {...(comments[index] as Comment)};
    const isAlone = isOnOwnLine(comment);
    while (isAlone && isOpen(comment.text) && comments[index + 1]) {
      index += 1;
      comment.text += ` ${comments[index]?.text ?? ''}`;
    }
    const statement = isAlone
      ? neighbor(comment, comments[index] as Comment, statements, lines)
      : statements.findLast(({at}) => at.line <= comment.at.line);
    if (statement) {
      const lastLine = comments[index]?.at.line ?? comment.at.line;
      remarks.push({comment, lastLine, statement});
    }
  }
  return remarks;
}

/** Returns the statement on the next line if the comment follows a blank line, or else the previous one. */
function neighbor(
  {at}: Comment,
  last: Comment,
  statements: Statement[],
  lines: string[],
): Statement | undefined {
  const nextStatement = statements.find((statement) => statement.at.line === last.at.line + 1);
  const previousStatement = statements.findLast(
    (statement) => statement.at.line < at.line && statement.at.column === at.column,
  );
  const followsBlankLine = (lines[at.line - 2] ?? '').trim() === '';
  return nextStatement && (followsBlankLine || !previousStatement)
    ? nextStatement
    : previousStatement;
}
