import {problemAt, type TextCheck} from './problem';

/**
 * Requires samples to be indented with tabs, as in the editor, and to use meaningful names.
 *
 * good: `\tresult = length(company.name)`
 * bad:  `  result = length(foo)`
 */
export const sampleForm: TextCheck = ({samples}) =>
  samples.map(({code, language}) =>
    code.value.split('\n').map((text, index) => {
      const [name] = /\b(?:foo|foobar|baz|qux|test1)\b/i.exec(text) ?? [];
      const lineOffset = index + 1;
      return [
        name &&
          problemAt(code, {
            found: `the name "${name}" in a sample`,
            hint: 'Use names from the sample model: Company, Employee, Invoice, Product',
            lineOffset,
          }),
        language === 'bash' &&
          /[“”‘’]/.test(text) &&
          problemAt(code, {
            found: 'curly quotation marks in a shell',
            hint: 'Write " or \'',
            lineOffset,
          }),
        language === 'qs' &&
          /^\t* +\S/.test(text) &&
          problemAt(code, {
            found: 'a line of the sample is indented with spaces',
            hint: 'Indent QodlyScript with tabs; --fix does it if the spaces are even',
            lineOffset,
          }),
      ];
    }),
  );
