import type {RestRequest} from './readRequests';

/** Returns the differences between two tabs that should show the same requests. */
export function differences(
  expected: readonly RestRequest[],
  actual: readonly RestRequest[],
): {line: number; found: string}[] {
  if (expected.length !== actual.length) {
    const count = (requests: readonly RestRequest[]) =>
      `${requests.length} ${requests.length === 1 ? 'request' : 'requests'}`;
    return [{line: 1, found: `${count(actual)} here, ${count(expected)} there`}];
  }
  return actual.flatMap((request, index) => {
    const other = expected[index];
    return other ? compare(other, request).map((found) => ({line: request.line, found})) : [];
  });
}

function compare(expected: RestRequest, actual: RestRequest): string[] {
  const found: string[] = [];
  if (actual.method !== expected.method) {
    found.push(`the method is ${actual.method} here, ${expected.method} there`);
  }
  if (actual.path !== undefined && expected.path !== undefined && actual.path !== expected.path) {
    found.push(`the path is "${actual.path}" here, "${expected.path}" there`);
  }
  for (const name of new Set([...expected.parameters.keys(), ...actual.parameters.keys()])) {
    const here = actual.parameters.get(name);
    const there = expected.parameters.get(name);
    if (!actual.parameters.has(name) || !expected.parameters.has(name)) {
      found.push(`"${name}" is only ${actual.parameters.has(name) ? 'here' : 'there'}`);
    } else if (here !== undefined && there !== undefined && here !== there) {
      found.push(`"${name}" is ${here} here, ${there} there`);
    }
  }
  return found;
}
