import {closest} from 'fastest-levenshtein';
import type {RestRequest} from './readRequests';

/** Names that one version's API pages document. */
export interface RestFacts {
  /** All query parameters: `$filter`, `$top`, `$all`… */
  parameters: Set<string>;
  methods: Set<string>;
}

interface RequestProblem {
  line: number;
  found: string;
  hint: string;
}

/** `Employee`, `Employee(1)`, `Employee[2]`, `Employee:firstName(John)`, `lastName,salary`, `$info`. */
const segmentPattern = /^[$\w{}.,*@-]+(?::[\w{}]+)?(?:\([^()]*\)|\[[^[\]]*\])?$/;

/** Checks a request against the API pages; without any, only its path is checked. */
export function checkRequest(
  {method, path, parameters, line}: RestRequest,
  facts: RestFacts,
): RequestProblem[] {
  const problems: RequestProblem[] = [];
  if (facts.methods.size > 0 && !facts.methods.has(method)) {
    problems.push({
      line,
      found: `no API page in this version documents the method "${method}"`,
      hint: `Use one of ${[...facts.methods].join(', ')}`,
    });
  }
  const [, root = '', ...segments] = path?.split('/') ?? [];
  const names = [...segments, ...parameters.keys()].filter((name) => name.startsWith('$'));
  if (path !== undefined && root !== 'rest') {
    // The project's HTTP handlers have their own paths, and no `$` parameters.
    return names.length === 0 && path.startsWith('/') && root.toLowerCase() !== 'rest'
      ? problems
      : [...problems, {line, found: `the path "${path}" is outside /rest/`, hint: 'Write /rest/…'}];
  }
  for (const segment of segments) {
    if (segment !== '' && !segmentPattern.test(segment)) {
      problems.push({
        line,
        found: `"${segment}" is not a valid path segment`,
        hint: 'Write a name, with an optional key or index: Employee, Employee(1), Employee[1]',
      });
    }
  }
  for (const name of names) {
    if (facts.parameters.size > 0 && !facts.parameters.has(name)) {
      problems.push({
        line,
        found: `no API page in this version documents "${name}"`,
        hint: `Did you mean "${closest(name, [...facts.parameters])}"? To add one, name it in backticks on an API page`,
      });
    }
  }
  return problems;
}
