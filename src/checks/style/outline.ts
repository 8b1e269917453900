/** A code block at the margin; not one with lines such as `$ npm start`, which a rule looks at. */
const codeBlock =
  /(?<=^|\n\n)(`{3,})(?:[^`\t\n]*[^`\s])?\n(?!\s*\$\s)(?:(?!`{3})[^\n]*\n(?!\s*\$\s))*?\1(?=\n)/g;

/** Blocks in which there is nothing to look at: such a code block, `:::tip[Title]`, `:::`. */
const emptyBlock = /^(?:(`{3,})\n\1|:{3,}(?:\w+(?:\[[\w '’,.-]*\])?)?)$/;

/** What goes on behind an empty line, or means another block. */
const boundToOthers =
  /^[\s\d.*+-]*(?:`{3}|~{3}|>|\[[^\]]*\]:)|\$\$|<(?:[!?]|pre|script|style|textarea)|\r|\n[^\w|]*#+\s|^[^\w#|]+#+\s/im;

const container = /^:::\w[^\n]*\n(?:(?!:::)[^\n]+\n)*:::$/;

/** Code marks and links with space around them, or marks of the sentence. */
const code = /(?<=[ (]|^)`(?! )[^`|\\<&\n]*[^`|\\<&\n ]`(?=[ ,.;:)]|$)/g;
const link =
  /(?<=[ (]|^)\[(?!\W*(?:click\W+here|here|link|more)\W*\])[\w`$](?:[\w` .'’,:()/$-]*[\w`)])?\]\((?=[^)]*\w)[\w./#$%:?=+-]+\)(?=[ ,.;:)]|$)/gi;

/** Bold labels; a rule looks at a line that is one label, or a heading. */
const label = /(?<=[ ([]|^)\*\*(?![\s*])[^*|\\<&\n\t[\]]*[^*|\\<&\s[\]]\*\*(?=[ ,.;:)\]]|$)/g;
const labelAlone = /^(?:#|\W*\*\*[^*]*\*\*\W*$)/;

/** Words, and what stands between them in a sentence; a number may begin an item of a list. */
const words =
  /(?:\p{L}|(?<=[|\p{L}].*)\d)(?:(?:[\p{L}\d '’"“”/–…+-]|[.,;:!?()]+(?=[ \p{L}\d]))*[\p{L}\d])?/gu;

/** Links, images, elements and characters by name, which stay. */
const markup = /(!?\[[^[\]]*\](?:\([^()]*\))?|<[^<>]*>|&[#\w]+;)/;

/**
 * The blocks of a page in outline: code and sentences are shortened, rows and items of lists stand
 * alone. A rule about the form of Markdown that finds a fault on the page finds one in these, of
 * which there are few, since most are the same on many pages. Undefined where blocks don't stand
 * each for itself.
 */
export function outlinesOf(source: string): string[] | undefined {
  const text = source.replace(/^---\n(?!---)[\s\S]+?\n---\s*\n+/, '').replace(codeBlock, '$1\n$1');
  // A block with an indent goes on with the one before.
  const blocks = text.replace(/\n$/, '').split(/\n\n(?!\s)/);
  const outlines = blocks.filter((block) => !emptyBlock.test(block)).flatMap(partsOf);
  const isEach = text.endsWith('\n') && !hasEqualHeadings(blocks) && !outlines.some(isBound);
  return isEach ? outlines : undefined;
}

function isBound(block: string): boolean {
  return boundToOthers.test(block) || (/^[\s\d.*+-]*:::/m.test(block) && !container.test(block));
}

/** Rows of a table, each with a head, and items of a list; another block as it is. */
function partsOf(block: string): string[] {
  const lines = block.split('\n').map(shorten);
  const [, delimiter = ''] = lines;
  if (/^\|[-:| ]+\|$/.test(delimiter) && lines.every((line) => /^\|.*\|$/.test(line))) {
    return lines.map((line) => `${line}\n${delimiter}\n${line}`);
  }
  return [/^- \S/, /^\d+\. \S/].some((item) => lines.every((line) => item.test(line)))
    ? lines.map((line) => line.replace(/^\d+/, '1'))
    : [lines.join('\n')];
}

function shorten(line: string): string {
  const isOdd = (part: string, index: number) => index % 2 === 0 && /[[\]]|<\S/.test(part);
  // Marks that go on in the next line, stand in one another, or in the wrong order.
  if (line.includes(')[') || line.split(markup).some(isOdd)) {
    return line;
  }
  return line
    .replace(code, 'x')
    .replace(label, labelAlone.test(line) ? '$&' : 'x')
    .replace(link, 'x')
    .replace(/="[^"<>\\\t]*"/g, '="x"')
    .split(markup)
    .map((part, index) => (index % 2 === 0 ? part.replace(words, 'x') : part))
    .join('');
}

/** Does a heading say the same as one beside it? */
function hasEqualHeadings(blocks: readonly string[]): boolean {
  const known: Set<string>[] = [];
  return blocks.some((block) => {
    const [, marks, text = ''] = /^(#+)(.*)/.exec(block.replace(/<[^>]*>/g, '')) ?? [];
    if (!marks) {
      return false;
    }
    known.length = marks.length + 1;
    const siblings = (known[marks.length] ??= new Set());
    const isEqual = siblings.has(text.trim());
    siblings.add(text.trim());
    return isEqual;
  });
}
