import {transformSync} from '@swc/core';
import {load as parseYaml, type YAMLException} from 'js-yaml';
import {transform as transformCss} from 'lightningcss';
import {parse as parseDocument, parseFragment, type DefaultTreeAdapterMap} from 'parse5';
import {parser as xmlParser} from 'sax';
import type {Sample} from '../content/samples';
import {problemAt, problemIf, type NestedProblems, type TextCheck} from './problem';

/** The reason that a sample can't be parsed, and its one-based line number. */
interface SyntaxProblem {
  reason: string;
  line: number;
}

interface Language {
  name: string;
  parse: (code: string) => SyntaxProblem | undefined;
}

const languages: Record<string, Language> = {
  css: {name: 'CSS', parse: parseCss},
  html: {name: 'HTML', parse: parseHtml},
  js: {name: 'JavaScript', parse: (code) => parseScript(code, true)},
  ts: {name: 'TypeScript', parse: (code) => parseScript(code, false)},
  tsx: {name: 'TSX', parse: (code) => parseScript(code, true)},
  xml: {name: 'XML', parse: parseXml},
  yaml: {name: 'YAML', parse: parseYamlSample},
};

/**
 * Requires samples in languages other than QodlyScript to parse. `fragment` exempts an excerpt, and
 * `wrong` an intentionally invalid sample. `samples` checks QodlyScript, JSON, and HTTP.
 *
 * good: ```` ```ts fragment ```` above a single property
 * bad:  ```` ```ts ```` above `const a = ;`
 */
export const sampleSyntax: TextCheck = ({samples}) => samples.map(problemOf);

function problemOf({code, language, mark}: Sample): NestedProblems {
  const {name, parse} = languages[language] ?? {};
  if (!name || !parse) {
    return undefined;
  }
  const problem = parse(code.value);
  if (mark) {
    return problemIf(!problem, code, {
      found: `the ${name} can be parsed, but is marked "${mark}"`,
      hint: `Remove the mark "${mark}"`,
    });
  }
  return (
    problem &&
    problemAt(code, {
      found: `the ${name} can't be parsed: ${problem.reason}`,
      hint: `Correct it, or mark the fence \`${language} fragment\` if it is only an excerpt`,
      lineOffset: problem.line,
    })
  );
}

function parseScript(code: string, tsx: boolean): SyntaxProblem | undefined {
  try {
    transformSync(code, {
      swcrc: false,
      jsc: {target: 'esnext', parser: {syntax: 'typescript', tsx, decorators: true}},
    });
    return undefined;
  } catch (error) {
    return readSwcMessage((error as Error).message);
  }
}

/** SWC prints the lines around the error; the line above the caret has the error. */
function readSwcMessage(message: string): SyntaxProblem {
  const [, reason = 'it is not valid'] = /^\s*[x×] (.*)$/m.exec(message) ?? [];
  const [drawing = ''] = message.split(/^Caused by:/m);
  const [untilCaret = drawing] = drawing.split(/^ +[:·].*\^/m);
  const numbers = [...untilCaret.matchAll(/^ *(\d+) [|│]/gm)];
  return {reason, line: Number(numbers.at(-1)?.[1] ?? 1)};
}

function parseCss(code: string): SyntaxProblem | undefined {
  const problem = cssProblem(code);
  // CSS closes everything that is still open at its end, so an extra brace parses only if one is missing.
  const openRule = {reason: 'a rule has no closing }', line: code.split('\n').length};
  return problem ?? (cssProblem(`${code}\n}`) ? undefined : openRule);
}

function cssProblem(code: string): SyntaxProblem | undefined {
  try {
    transformCss({filename: 'sample.css', code: Buffer.from(code)});
    return undefined;
  } catch (error) {
    const {message, loc} = error as Error & {loc?: {line: number}};
    return {reason: message, line: loc?.line ?? 1};
  }
}

function parseYamlSample(code: string): SyntaxProblem | undefined {
  try {
    parseYaml(code);
    return undefined;
  } catch (error) {
    const {reason, mark} = error as YAMLException;
    return {reason, line: mark.line + 1};
  }
}

function parseXml(code: string): SyntaxProblem | undefined {
  const parser = xmlParser(true);
  let problem: SyntaxProblem | undefined;
  parser.onerror = ({message}) => {
    problem ??= {reason: message.split('\n')[0] ?? message, line: parser.line + 1};
    parser.resume();
  };
  parser.write(code).close();
  return problem;
}

/** Elements that HTML closes automatically. */
const selfClosing =
  /^(?:area|base|body|br|caption|col|colgroup|dd|dt|embed|head|hr|html|img|input|li|link|meta|optgroup|option|p|param|rp|rt|source|tbody|td|tfoot|th|thead|tr|track|wbr)$/;

type HtmlNode = DefaultTreeAdapterMap['node'];

function parseHtml(code: string): SyntaxProblem | undefined {
  const problems: SyntaxProblem[] = [];
  const parse = /^\s*<(?:!doctype|html)/i.test(code) ? parseDocument : parseFragment;
  const tree = parse(code, {
    sourceCodeLocationInfo: true,
    onParseError: ({code: reason, startLine}) =>
      problems.push({reason: reason.replaceAll('-', ' '), line: startLine}),
  });
  for (const node of elementsIn(tree)) {
    const location = node.sourceCodeLocation;
    if (location && !location.endTag && !selfClosing.test(node.tagName)) {
      problems.push({reason: `<${node.tagName}> is not closed`, line: location.startLine});
    }
  }
  return problems.sort((a, b) => a.line - b.line)[0];
}

function elementsIn(node: HtmlNode): DefaultTreeAdapterMap['element'][] {
  const children =
    'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  return [...('tagName' in node ? [node] : []), ...children.flatMap(elementsIn)];
}
