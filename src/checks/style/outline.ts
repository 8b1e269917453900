/** A code block at the left margin, except one with lines such as `$ npm start`, which a rule checks. */
const codeBlock =
  /(?<=^|\n\n)(`{3,})(?:[^`\t\n]*[^`\s])?\n(?!\s*\$\s)(?:(?!`{3})[^\n]*\n(?!\s*\$\s))*?\1(?=\n)/g;

/** Blocks with nothing to check: an emptied code block, `:::tip[Title]`, `:::`. */
const emptyBlock = /^(?:(`{3,})\n\1|:{3,}(?:\w+(?:\[[\w '’,.-]*\])?)?)$/;

/** Matches blocks that continue after an empty line, or refer to another block. */
const dependsOnOtherBlocks =
  /^[\s\d.*+-]*(?:`{3}|~{3}|>|\[[^\]]*\]:)|\$\$|<(?:[!?]|pre|script|style|textarea)|\r|\n[^\w|]*#+\s|^[^\w#|]+#+\s/im;

const container = /^:::\w[^\n]*\n(?:(?!:::)[^\n]+\n)*:::$/;

/** Inline code and links surrounded by spaces or punctuation. */
const code = /(?<=[ (]|^)`(?! )[^`|\\<&\n]*[^`|\\<&\n ]`(?=[ ,.;:)]|$)/g;
const link =
  /(?<=[ (]|^)\[(?!\W*(?:click\W+here|here|link|more)\W*\])[\w`$](?:[\w` .'’,:()/$-]*[\w`)])?\]\((?=[^)]*\w)[\w./#$%:?=+-]+\)(?=[ ,.;:)]|$)/gi;

/** Bold labels. A rule checks lines that are a single label, or a heading. */
const label = /(?<=[ ([]|^)\*\*(?![\s*])[^*|\\<&\n\t[\]]*[^*|\\<&\s[\]]\*\*(?=[ ,.;:)\]]|$)/g;
const labelAlone = /^(?:#|\W*\*\*[^*]*\*\*\W*$)/;

/** Words and the punctuation between them, except a leading number, which could begin a list item. */
const words =
  /(?:\p{L}|(?<=[|\p{L}].*)\d)(?:(?:[\p{L}\d '’"“”/–…+-]|[.,;:!?()]+(?=[ \p{L}\d]))*[\p{L}\d])?/gu;

/** Links, images, elements, and character references, which stay unchanged. */
const markup = /(!?\[[^[\]]*\](?:\([^()]*\))?|<[^<>]*>|&[#\w]+;)/;

/**
 * Returns outlines of the page's blocks: code and sentences are shortened, table rows and list items are
 * separated. A Markdown style rule that finds a problem on the page also finds one in its outlines.
 * Most outlines occur on many pages, so few need linting. Undefined if a block's meaning depends on
 * its neighbors.
 */
export function outlinesOf(source: string): string[] | undefined {
  const text = source.replace(/^---\n(?!---)[\s\S]+?\n---\s*\n+/, '').replace(codeBlock, '$1\n$1');
  // An indented block continues the preceding one.
  const blocks = text.replace(/\n$/, '').split(/\n\n(?!\s)/);
  const outlines = blocks.filter((block) => !emptyBlock.test(block)).flatMap(partsOf);
  const areIndependent =
    text.endsWith('\n') && !hasEqualHeadings(blocks) && !outlines.some(isDependent);
  return areIndependent ? outlines : undefined;
}

function isDependent(block: string): boolean {
  return (
    dependsOnOtherBlocks.test(block) || (/^[\s\d.*+-]*:::/m.test(block) && !container.test(block))
  );
}

/** Returns the rows of a table, each with a header, or the items of a list; any other block unchanged. */
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
  const isAmbiguous = (part: string, index: number) => index % 2 === 0 && /[[\]]|<\S/.test(part);
  // Keep markup that continues on the next line, is nested, or is in the wrong order.
  if (line.includes(')[') || line.split(markup).some(isAmbiguous)) {
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

/** Returns true if two sibling headings have the same text. */
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
