import {describe, expect, test} from 'vitest';
import {composeOpenApi} from '../../src/reference/server/openApi/composeOpenApi';
import {readEndpoints} from '../../src/reference/server/openApi/readEndpoints';
import {requestsIn} from '../../src/checks/samples';
import {readSite} from '../../src/content/site/site';
import type {RestRequest} from '../../src/rest/readRequests';

const distinct = (list: readonly unknown[]) => [...new Set(list)].sort();

describe.each(readSite(process.cwd()).versions)('the $label OpenAPI document', (version) => {
  const {label, pages} = version;
  const document = composeOpenApi(readEndpoints(version), {
    label,
    urlOf: (route) => `https://docs.example.com/${route}`,
  });
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      ...operation,
      // Each placeholder stands for a name, a key, or an index.
      path: new RegExp(`^${path.replace(/[$.()[\]]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+?')}$`),
    })),
  );

  /** Describes the parts of a request that aren't in the document; undefined if all are. */
  function missingFor({method, path = '', parameters}: RestRequest): string | undefined {
    const found = operations.filter(
      (operation) => operation.method === method && operation.path.test(path),
    );
    if (found.length === 0) {
      return `${method} ${path}`;
    }
    const missingParameters = ({parameters: known}: (typeof found)[number]) =>
      [...parameters].filter(([name, value]) => {
        const parameter = known.find(
          (candidate) => candidate.name === name && candidate.in === 'query',
        );
        const {type, enum: values} = parameter?.schema ?? {};
        const isWrong =
          value !== undefined &&
          ((type === 'boolean' && !/^(?:true|false)$/.test(value)) ||
            (values && !values.includes(value)));
        return !parameter || isWrong;
      });
    const fewestMissing = found.map(missingParameters).sort((a, b) => a.length - b.length)[0] ?? [];
    return fewestMissing.length > 0
      ? `${method} ${path}: ${fewestMissing.map(([name, value]) => `${name}=${value}`).join(', ')}`
      : undefined;
  }

  test('describes the forms of a request and their parts, and links to the page', () => {
    const operation = document.paths['/rest/{dataClass}']?.get;
    const names = operation?.parameters.map(({name}) => name);
    expect(names).toEqual(expect.arrayContaining(['dataClass', '$filter', '$top', '$orderby']));
    expect(operation?.parameters[0]).toMatchObject({
      required: true,
      description: expect.stringContaining('dataclass') as string,
    });
    const parameterOf = (name: string) => operation?.parameters.find((item) => item.name === name);
    expect(parameterOf('$method')).toMatchObject({
      required: false,
      description: expect.stringMatching(/^The \$method parameter/) as string,
      schema: {enum: expect.arrayContaining(['delete', 'update']) as string[]},
    });
    // A page may describe several parameters.
    expect(parameterOf('$top')?.description).toMatch(/\$top/);
    expect(parameterOf('$asArray')?.schema).toEqual({type: 'boolean'});
    expect(parameterOf('$filter')?.schema).toEqual({type: 'string'});
    expect(operation?.externalDocs.url).toMatch(/^https:\/\/docs\.example\.com\/api\/./);
    expect(operation?.description).toContain('[$filter](https://docs.example.com/api/$filter)');
    expect(document.paths['/rest/{dataClass}']?.post?.requestBody).toBeDefined();
    // Attributes after a dataclass have the parameters of its list, a single entity doesn't.
    const namesOf = (path: string) => document.paths[path]?.get?.parameters.map(({name}) => name);
    expect(namesOf('/rest/{dataClass}/{attributeOrFunction}')).toContain('$asArray');
    expect(namesOf('/rest/{dataClass}[{key}]')).toEqual(['dataClass', 'key']);
  });

  test('describes every request that appears in a sample', () => {
    const restPages = pages.filter(({source}) => source.includes('/rest/'));
    const requests = restPages.flatMap(({samples, path: file}) =>
      samples.flatMap(({code}) =>
        requestsIn(code)
          .filter(({path}) => path?.startsWith('/rest/') && !/\{\w+\}/.test(path))
          .map((request) => ({request, file})),
      ),
    );
    expect(requests.length).toBeGreaterThan(50);
    const missing = requests.flatMap(({request, file}) => {
      const found = missingFor(request);
      return found ? [`${file}: ${found}`] : [];
    });
    expect([...new Set(missing)]).toEqual([]);
  });

  test('declares exactly the parameters in each path, and has unique ids', () => {
    for (const [path, item] of Object.entries(document.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const {parameters, description} of Object.values(item)) {
        const names = parameters
          .filter((parameter) => parameter.in === 'path')
          .map(({name}) => name);
        expect(names, path).toEqual(inPath);
        const inQuery = parameters.filter((parameter) => parameter.in === 'query');
        expect(inQuery.map(({name}) => name)).toEqual(distinct(inQuery.map(({name}) => name)));
        const values = inQuery.flatMap(({schema}) => (schema.enum ? [schema.enum] : []));
        expect(values).toEqual(values.map(distinct));
        const links = description.match(/\[.*?\)/g) ?? [];
        expect(links).toHaveLength(distinct(links).length);
      }
    }
    const ids = operations.map(({operationId}) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
