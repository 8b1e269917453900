import {describe, expect, test} from 'vitest';
import {companyDatabase} from '../../testing/companies';
import {resultOf} from '../../testing/resultOf';

const evaluated = (source: string, classes = {}) =>
  resultOf(source, {database: companyDatabase, classes});

describe('classes of the data model', () => {
  const classes = {
    Employee: `extends DataClass

function event restrict() -> result : cs.EmployeeSelection
	result = this.query("salary > 40000")

function lowest() -> lowest : number
	lowest = this.all().min("salary")
`,
    EmployeeEntity: `extends Entity

function get fullName(event : object) -> fullName : string
	if (this.lastName == null)
		event.result = null
	else
		fullName = this.firstName + " " + this.lastName
	end

function set fullName(value : string, event : object)
	this.firstName = substring(value, 1, position(" ", value) - 1)
	this.lastName = substring(value, position(" ", value) + 1)

function query fullName(event : object) -> result : object
	result = {query: "lastName " + event.operator + " :1", parameters: [event.value]}

function orderBy fullName(event : object) -> result : string
	result = "lastName " + event.operator
`,
    CompanySelection:
      'extends EntitySelection\n\nfunction cities() -> cities : collection\n\tcities = this.city\n',
    DataStore:
      'extends DataStoreImplementation\n\nfunction size() -> size : integer\n\tsize = this.Company.getCount()\n',
  };

  test.each([
    ['ds.size()', '2'],
    ['ds.Employee.lowest()', '42000'],
    ['ds.Company.all().cities()', '["Oslo","Lyon"]'],
    ['ds.Employee.get(1).fullName', '"Ana Lopez"'],
    ['ds.Employee.new().fullName', 'null'],
    ['ds.Employee.all().fullName', '["Ana Lopez","Marie Lind","Tom Weber"]'],
    ['ds.Employee.fullName.kind', '"calculated"'],
    ['ds.Employee.query("fullName == Lopez").ID', '[1]'],
    ['ds.Employee.all().orderBy("fullName desc").lastName', '["Weber","Lopez","Lind"]'],
    // The filter hides an entity.
    ['ds.Employee.get(2)', 'null'],
    ['ds.Company.get(20).employees.ID', '[3]'],
  ])('%s is %s', (expression, result) => {
    expect(evaluated(`result = ${expression}`, classes)).toBe(result);
  });

  test('set other attributes', () => {
    const source =
      'e = ds.Employee.new()\ne.fullName = "Eva Hart"\nresult = [e.firstName, e.lastName]';
    expect(evaluated(source, classes)).toBe('["Eva","Hart"]');
  });
});

test('the data is unknown after code that may have changed it', () => {
  const source =
    'if (random > 5)\n\ts = ds.Employee.get(1).drop()\nend\nresult = ds.Employee.getCount()';
  expect(evaluated(source)).toBe(resultOf('result = random'));
});
