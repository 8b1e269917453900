import {find, generate, lexer, type CssNode, type Declaration} from 'css-tree';

/** Characters that only icon fonts define. */
const privateUse = /\p{Co}/u;

/** Returns the error in a declaration, or why it can't be drawn; undefined for a valid one. */
export function declarationProblem(declaration: Declaration): string | undefined {
  const {property, value} = declaration;
  const {error} = lexer.matchDeclaration(declaration);
  if (error) {
    return error.name === 'SyntaxReferenceError'
      ? `"${property}" is not a CSS property`
      : `"${generate(declaration)}" has a value that is invalid for the property, or unknown here`;
  }
  if (find(value, ({type}) => type === 'Url')) {
    return `"${generate(declaration)}" loads a file, which drawings don't support`;
  }
  if (property !== 'content') {
    return undefined;
  }
  if (find(value, (part) => part.type === 'String' && privateUse.test(part.value))) {
    return '"content" has a character from an icon font, which drawings lack';
  }
  return find(value, isUnsupportedContent)
    ? `"${generate(declaration)}" is not text that a drawing can show`
    : undefined;
}

/** Returns whether the content is anything but strings, the element's attributes, or nothing. */
function isUnsupportedContent(part: CssNode): boolean {
  return (
    (part.type === 'Function' && part.name !== 'attr') ||
    (part.type === 'Identifier' && part.name.includes('quote'))
  );
}
