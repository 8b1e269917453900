import {expect, test} from 'vitest';
import {problemsOf as problemsOfPage} from '../../tests/support/testSite';
import {identifierQueries} from './identifierQueries';

function problemsOf(code: string, language = 'qs'): string[] {
  const source = `\`\`\`${language}\n${code}\n\`\`\``;
  return problemsOfPage(identifierQueries, source);
}

test.each([
  ['user = ds.Employee.query("email == :1", email).first()', 'email == :1'],
  ['user = ds.Employee.query("active = true and user.login = :1", name)', 'user.login = :1'],
  ['declare (shop : string)\n\nc = ds.Company.query("name = :1", shop).first()', 'name = :1'],
])('reports a lookup that a wildcard can satisfy: %s', (code, query) => {
  expect(problemsOf(code).join()).toMatch(`the query "${query}" treats "@" in the value`);
});

test('reports the line, even in a REST request', () => {
  expect(problemsOf('var a : integer\n\nuser = query("token == :1", token)').join()).toMatch(
    /^4: /,
  );
  expect(
    problemsOf('GET /rest/Employee?$filter="email == :1"&$params=["a@b"]', 'http'),
  ).toHaveLength(1);
});

test.each([
  'user = ds.Employee.query("email === :1", email).first()',
  'found = ds.Employee.query("lastName = :1", "S@")',
  'declare (start : string)\n\nfound = ds.Employee.query("lastName = :1", start + "@")',
  'company = ds.Company.query("name = :1", "Acme").first()',
  'declare (id : integer)\n\ncompany = ds.Company.query("ID = :1", id).first()',
])('accepts %s', (code) => {
  expect(problemsOf(code)).toEqual([]);
});
