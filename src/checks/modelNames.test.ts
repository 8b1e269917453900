import {describe, expect, test} from 'vitest';
import {testSite} from '../../tests/support/testSite';
import {pageAt} from '../content/site';
import {modelNames} from './modelNames';

const model = `
## The sample model

\`\`\`dot
digraph {
  Employee -> Company [label="employer"]
  Company -> Employee [label="employees"]
  Employee -> Employee [label="manager,\\ndirectReports"]
}
\`\`\`

| Dataclass | Attributes | Relations |
|---|---|---|
| \`Company\` | \`name\`, \`city\` | \`employees\` |
| \`Employee\` | \`lastName\`, \`salary\`, \`details\` (object) | \`employer\` (a company), \`manager\`, \`directReports\` |
`;

const classes = {
  'language/DataClassClass.md': page('.all() : 4D.EntitySelection', '.get(key : any) : 4D.Entity'),
  'language/EntityClass.md': page('.save() : object'),
  'language/EntitySelectionClass.md': page('.first() : 4D.Entity', '.length : integer'),
  'language/DataStoreClass.md': page('.startTransaction()'),
};

function page(...members: string[]): string {
  const headings = members.map(
    (form) => `## \`${form.replace(/ : .*/, '')}\`\n\n\`\`\`qs signature\n${form}\n\`\`\`\n`,
  );
  return ['---\nkind: class\n---', ...headings].join('\n\n');
}

function fence(language: string, ...lines: string[]): string {
  return ['```' + language, ...lines, '```'].join('\n');
}

function problemsOf(source: string): string[] {
  const site = testSite({
    next: {'guides/data-model-objects.md': model, 'page.md': source, ...classes},
  });
  const [version] = site.versions;
  const checked = version && pageAt(version, 'page.md');
  return checked
    ? modelNames(checked, site).map(({line, column, found}) => `${line}:${column} ${found}`)
    : ['no page'];
}

describe('accepts names from the model', () => {
  test.each([
    ['on the datastore', 'a = ds.Employee.all()\nds.startTransaction()'],
    [
      'on entities',
      'var e : cs.EmployeeEntity\ne.employer.city = e.manager.directReports.lastName',
    ],
    ['in objects, with any content', 'var e : cs.EmployeeEntity\na = e.details.languages[0].name'],
    ['on selections', 'a = ds.Company.all().employees.employer.city\nb = ds.Company.all().length'],
    ['in queries', 'a = ds.Employee.query("employer.city == \'x\' and not(salary > 1)")'],
    [
      'of other functions and variables',
      'a = ds.getDesc()\nds.Employee.get(1).promote()\nb = a.foo',
    ],
    ['in formulas', 'a = ds.Employee.query(formula(this.foo > 1))'],
  ])('%s', (_, source) => {
    expect(problemsOf(fence('qs', ...source.split('\n')))).toEqual([]);
  });

  test('in requests and responses', () => {
    const requests = [
      'GET /rest/Company(1)/employees?$filter="salary>1 and employer.city=A"&$expand=employees',
      'GET /rest/Employee/lastName,salary?$orderby="lastName desc"',
      'POST /rest/Employee/promote',
      'GET /rest/{dataClass}/$info',
    ];
    const response = '{"__DATACLASS": "Company", "__KEY": 1, "employees": {"__deferred": {}}}';
    expect(problemsOf([fence('http', ...requests), fence('json', response)].join('\n\n'))).toEqual(
      [],
    );
  });

  test('added by a class on the page', () => {
    const source = [
      fence(
        'qs title="EmployeeEntity"',
        'function get boss() -> boss : cs.EmployeeEntity',
        '\ta = 1',
      ),
      fence('qs', 'a = ds.Employee.get(1).boss.lastName'),
    ];
    expect(problemsOf(source.join('\n\n'))).toEqual([]);
  });
});

describe('reports a name that the model lacks', () => {
  test.each([
    ['a dataclass', 'a = ds.Customer.all()', '2:8 the sample model has no dataclass "Customer"'],
    ['a dataclass in brackets', 'a = ds["Customer"]', '2:8 the sample model has no dataclass'],
    ['a class', 'var a : cs.CustomerEntity', '2:9 the sample model has no dataclass "Customer"'],
    ['of a variable', 'var e : cs.EmployeeEntity\ne.pay = 1', '3:3 .* no attribute "pay"'],
    ['of a result', 'a = ds.Employee.get(1).pay', '2:24 "Employee" .* no attribute "pay"'],
    ['of an element', 'a = ds.Employee.all()[0].pay', '2:26 .* "pay"'],
    ['of a related entity', 'a = ds.Employee.get(1).employer.pay', '2:33 "Company" .* "pay"'],
    ['in a query', 'a = ds.Employee.query("employer.pay > 1")', '2:23 "Company" .* "pay"'],
    ['in a sort', 'a = ds.Employee.query("salary > 1 order by pay")', '2:23 "Employee" .* "pay"'],
    ['in a sum', 'a = ds.Employee.all().sum("pay")', '2:27 .* "pay"'],
  ])('%s', (_, source, message) => {
    expect(problemsOf(fence('qs', ...source.split('\n')))).toEqual([
      expect.stringMatching(message),
    ]);
  });

  test.each([
    ['GET /rest/Customer', 'no dataclass "Customer"'],
    ['GET /rest/Employee(1)/pay', 'no attribute "pay"'],
    ['GET /rest/Company(1)/employees/pay', '"Employee" .* "pay"'],
    ['GET /rest/Employee?$filter="pay>1"', '"pay"'],
    ['GET /rest/Employee?$attributes=lastName,employer.pay', '"Company" .* "pay"'],
  ])('in the request %s', (request, message) => {
    expect(problemsOf(fence('http', request))).toEqual([
      expect.stringMatching(`^2:1 .*${message}`),
    ]);
  });

  test('in a response and in a request body, with its line', () => {
    const response = fence('json', '{"__DATACLASS": "Employee", "__KEY": 1,', '"pay": 1}');
    const body = fence('http', 'POST /rest/Employee?$method=update', '', '{"__KEY": 1, "pay": 2}');
    expect(problemsOf(`${response}\n\n${body}`)).toEqual([
      expect.stringMatching(/^3:1 .* "pay"/),
      expect.stringMatching(/^9:1 .* "pay"/),
    ]);
  });

  test('in a function of a model class', () => {
    const source = ['function f() -> a : any', '\ta = this.pay'];
    expect(problemsOf(fence('qs title="EmployeeEntity"', ...source)).join()).toMatch(
      /^3:11 .*"pay"/,
    );
  });
});
