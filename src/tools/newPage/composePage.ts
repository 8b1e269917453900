/**
 * Returns a page based on a template, with its own title and without the template's comments.
 *
 * in:  `title: commandName … ## Errors {/* optional *‍/}`
 * out: `title: trimSpaces … ## Errors`
 */
export function composePage(template: string, title: string): string {
  const placeholder = /^title: (.*)$/m.exec(template)?.[1] ?? '';
  const isName = /^[a-z$]?\w+$/i.test(placeholder);
  const text = template.replace(/^title: .*$/m, () => `title: ${title}`);
  const named = isName ? text.replaceAll(placeholder, () => title) : text;
  return named.replace(/ *\{\/\*[\s\S]*?\*\/\}/g, '');
}
