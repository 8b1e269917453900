import {gzipSync} from 'node:zlib';
import {Ajv} from 'ajv';
import {describe, expect, test} from 'vitest';
import {targetOf} from '../../src/content/reference/entry';
import type {Reference} from '../../src/reference/server/references';
import {anchorsOf, emittedRoutes, readBuilt} from './builtPages';
import {versions} from '../support/versions';

const schema: unknown = JSON.parse(readBuilt('reference.schema.json'));
const validate = new Ajv({allErrors: true}).compile(schema as object);
const routes = emittedRoutes();

test('the references contain each property in the schema', () => {
  const text = versions.map(({label}) => readBuilt(`reference-${label}.json`)).join();
  expect(propertiesIn(schema).filter((name) => !text.includes(`"${name}":`))).toEqual([]);
});

describe.each(versions)('reference-$label.json', ({label: version}) => {
  const text = readBuilt(`reference-${version}.json`);
  const reference = JSON.parse(text) as Reference;

  test('conforms to the schema that it names', () => {
    console.log(`${version}: ${Buffer.byteLength(text)} bytes, ${gzipSync(text).length} with gzip`);
    expect(validate(reference) ? [] : validate.errors).toEqual([]);
    expect(reference.$schema).toMatch(/^https:\/\/.*\/docs\/reference\.schema\.\d+\.json$/);
    const named = readBuilt(reference.$schema.replace(/^.*\/docs\//, ''));
    expect(JSON.parse(named)).toEqual(schema);
    expect(reference.version).toBe(version);
  });

  test('only refers to pages and headings in the build', () => {
    const misdirected = reference.entries.filter((entry) => {
      const route = `${reference.path}${entry.route}`.replace('/docs/', '');
      return !routes.has(route) || (entry.anchor && !anchorsOf(route).has(entry.anchor));
    });
    expect(reference.entries.length).toBeGreaterThan(0);
    expect(misdirected.map(targetOf)).toEqual([]);
  });
});

/** Returns the names of all properties in a JSON schema, one of which is itself called `properties`. */
function propertiesIn(part: unknown): string[] {
  return Object.entries(typeof part === 'object' && part ? part : {}).flatMap(([key, child]) => {
    const schemas = Object.entries(child as object);
    const isMap = key === 'properties' && schemas.every(([, value]) => typeof value === 'object');
    return [...(isMap ? schemas.map(([name]) => name) : []), ...propertiesIn(child)];
  });
}
