import {describe, expect, test} from 'vitest';
import {companyDatabase} from '../../testing/companies';
import {resultOf} from '../../testing/resultOf';

const evaluated = (source: string, classes = {}) =>
  resultOf(source, {database: companyDatabase, classes});

/** Runs each sample on unchanged data; the last line has the result. */
function check(cases: [string, string][], setup = ''): void {
  test.each(cases)('%j is %s', (source, result) => {
    const lines = source.split('\n');
    const last = lines.pop() ?? '';
    expect(evaluated([setup, ...lines, `result = ${last}`].join('\n'))).toBe(result);
  });
}

describe('the datastore', () => {
  check([
    ['objectKeys(ds)', '["Company","Employee","Invoice","InvoiceLine","Product"]'],
    ['objectCopy(ds)', 'null'],
    ['ds.Employee.getDataStore().Company.getCount()', '2'],
    ['ds.Log.all()', 'the sample data has no dataclass Log'],
    [
      'ds.startTransaction()\nstatus = ds.Employee.get(1).drop()\nds.cancelTransaction()\nds.Employee.getCount()',
      '4',
    ],
    [
      'ds.startTransaction()\nds.startTransaction()\nstatus = ds.Employee.get(1).drop()\nds.validateTransaction()\nds.cancelTransaction()\nds.Employee.getCount()',
      '4',
    ],
    [
      'ds.startTransaction()\nstatus = ds.Employee.get(1).drop()\nds.validateTransaction()\nds.Employee.getCount()',
      '3',
    ],
    ['ds.cancelTransaction()\n1', '1'],
  ]);
});

describe('a dataclass', () => {
  check([
    ['ds.Employee.all().length', '4'],
    ['ds.Employee.get(3).lastName', '"Lind"'],
    ['ds.Employee.get(99)', 'null'],
    ['ds.Product.get("B").name', '"Lamp"'],
    ['ds.Employee.get("3")', 'Employee has keys of another type'],
    ['ds.Company.getInfo()', '{"name":"Company","primaryKey":"ID","tableNumber":1}'],
    ['ds.Employee.salary.kind', '"storage"'],
    ['ds.Employee.salary.type', '"number"'],
    ['ds.Employee.salary.unique', 'the settings of the sample attributes are not known'],
    ['ds.Employee.employer.relatedDataClass', '"Company"'],
    ['ds.Employee.employer.type', '"Company"'],
    ['ds.Employee.employer.fieldType', '38'],
    ['ds.Employee.employer.unique', 'undefined'],
    ['ds.Company.employees.kind', '"relatedEntities"'],
    ['ds.Company.employees.type', '"EmployeeSelection"'],
    ['ds.Company.employees.fieldType', '42'],
    ['ds.Company.employees.inverseName', '"employer"'],
    ['ds.Employee.newSelection().length', '0'],
    ['e = ds.Company.new()\n[e.name, e.isNew()]', '[null,true]'],
    [
      'c = ds.Employee.fromCollection([{ID: 3, firstName: "Eva", nothing: 1}, {lastName: "Hart"}])\n[c.length, ds.Employee.get(3).firstName, ds.Employee.get(5).lastName]',
      '[2,"Eva","Hart"]',
    ],
    [
      'c = ds.Employee.fromCollection([{__KEY: 3, employer: {__KEY: 21}, salary: "much"}])\n[c[0].employer.name, c[0].salary]',
      '["Globex",42000]',
    ],
    ['c = ds.Employee.fromCollection([{ID: 10000}])\nds.Employee.get(10000).ID', '10000'],
    ['c = try(ds.Employee.fromCollection([{ID: 3, __NEW: true}]))\nc', 'undefined'],
  ]);
});

describe('a query', () => {
  const cases: [string, string][] = [
    ['"lastName == \'L@\'"', '["Ana","Marie"]'],
    ['"lastName === \'L@\'"', '[]'],
    ['"lastName = lopez"', '["Ana"]'],
    ['"lastName IS \'lópez\'"', '["Ana"]'],
    ['"lastName != \'L@\'"', '["Carla","Tom"]'],
    ['"lastName # \'L@\'"', '["Carla","Tom"]'],
    ['"lastName IS NOT Lopez"', '["Carla","Marie","Tom"]'],
    ['"salary >= 42000 and salary < 52000"', '["Marie","Tom"]'],
    ['"salary > :1 & lastName == :2", 40000, "@e@"', '["Ana","Tom"]'],
    ['"(salary < 40000 | salary > 50000) && firstName == \'A@\'"', '["Ana"]'],
    ['"firstName in :1", ["Tom", "M@"]', '["Marie","Tom"]'],
    ['"firstName in [\\"Tom\\",\\"Ana\\"]"', '["Ana","Tom"]'],
    ['"not(firstName in :1)", ["Tom", "Ana"]', '["Carla","Marie"]'],
    ['"not(salary < 40000 or manager == null)"', '["Marie"]'],
    ['"birthDate >= \'1985-03-12\'"', '["Ana","Carla"]'],
    ['"birthDate < :1", !1970-01-01!', '["Tom"]'],
    ['"birthDate == null"', '["Marie"]'],
    ['"employer.city == :1", "Lyon"', '["Ana","Tom"]'],
    ['"manager.employer.name == Globex"', '["Carla","Marie"]'],
    ['"directReports.firstName == :1", "Carla"', '["Ana"]'],
    ['"employer == :1", ds.Company.get(20), {}', '["Carla","Marie"]'],
    ['"details.phone == \'1\'"', '["Ana"]'],
    ['"details.languages[].name == French"', '["Ana","Tom"]'],
    // Different elements meet the two criteria, unless a letter links them.
    [
      '"details.languages[].name == French and details.languages[].level == fluent"',
      '["Ana","Tom"]',
    ],
    ['"details.languages[a].name == French and details.languages[A].level == fluent"', '["Tom"]'],
    [
      '"details.languages[a].name == French and details.languages[a].level == basic and details.languages[b].name == Japanese"',
      '["Ana"]',
    ],
    ['"details.languages[].name != French"', '["Carla","Marie"]'],
    ['"salary > :least", {parameters: {least: 44000}}', '["Ana","Tom"]'],
    ['"salary > :o.least and lastName == :1", "W@", {parameters: {o: {least: 4}}}', '["Tom"]'],
    ['":1 == Lyon", "employer.city"', '["Ana","Tom"]'],
    ['":place == :1", "Lyon", {attributes: {place: ["employer", "city"]}}', '["Ana","Tom"]'],
    ['"eval(length(this.lastName) > 5) and salary > 0"', '["Carla"]'],
    ['":1", formula(this.salary > 50000)', '["Ana"]'],
    ['formula(this.salary > $1.least), {args: {least: 50000}}', '["Ana"]'],
    ['formula(this.lastName)', '[]'],
    ['"order by lastName"', 'a query of this form is not supported'],
    ['"salary > 0 order by employer.name, salary desc"', '["Ana","Tom","Marie","Carla"]'],
    ['"lastName like Lopez"', 'a query without a comparator is not supported'],
    ['"birthDate != \'1985-03-12\'"', 'a null value with "!=" is not documented'],
    ['"salary == :1", null', 'a null value in a placeholder is an error'],
    ['"wage > 0"', 'the sample data has no attribute wage in Employee'],
  ];
  test.each(cases)('for %s finds %s', (query, names) => {
    expect(evaluated(`result = ds.Employee.query(${query}).firstName`)).toBe(names);
  });

  check([
    ['ds.Invoice.query("lines.product.name == Desk and lines.product.name == Lamp").length', '0'],
    [
      'ds.Invoice.query("lines.product.name == Desk and lines.product{2}.name == Lamp").number',
      '[1002]',
    ],
    ['ds.Product.query("lines.invoice.number == 1002").name', '["Desk","Lamp"]'],
    ['ds.Employee.query("salary > 0 order by salary").isOrdered()', 'true'],
    ['ds.Employee.query("salary > 0").query("salary < 40000").firstName', '["Carla"]'],
  ]);

  test.each([
    ['formula(true), {allowFormulas: false}', '1278', 'formula not allowed in this member method'],
    ['"eval(true)", {allowFormulas: false}', '1278', 'formula not allowed in this member method'],
    ['null', '1626', 'Expecting a text or formula'],
  ])('for %s is the error %s', (query, code, message) => {
    const source = `try\n\tds.Employee.query(${query})\ncatch\n\terror = lastErrors[0]\nend\nresult = [error.errCode, error.message]`;
    expect(evaluated(source)).toBe(`[${code},"${message}"]`);
  });
});

describe('an entity', () => {
  check(
    [
      ['e.employer.city', '"Oslo"'],
      ['e.employer.employees[0].lastName', '"Hansen"'],
      ['ds.Employee.get(1).directReports.length', '2'],
      ['ds.Employee.get(1).manager', 'null'],
      ['e["lastName"]', '"Lind"'],
      ['e == ds.Employee.get(3)', 'false'],
      ['objectCopy(e)', 'null'],
      ['e.wage', 'the sample data has no attribute wage in Employee'],
      [
        'e.salary = "much"\ne.salary',
        'this value in .salary, an attribute of type number, is not supported',
      ],
      // save() and stamps
      [
        'e.salary = 1\ns = e.save()\n[s.success, e.getStamp(), ds.Employee.get(3).salary]',
        '[true,2,1]',
      ],
      ['e.firstName = "Eva"\nds.Employee.get(3).firstName', '"Marie"'],
      [
        'e.salary = 1\nf.salary = 2\ns = e.save()\nf.save()',
        '{"success":false,"status":2,"statusText":"Stamp has changed"}',
      ],
      [
        'e.salary = 1\nf.firstName = "Eva"\ns = e.save()\n[f.save(kAutoMerge), f.salary]',
        '[{"success":true,"autoMerged":true},1]',
      ],
      [
        'e.salary = 1\nf.salary = 2\ns = e.save()\nf.save(kAutoMerge)',
        '{"success":false,"status":6,"statusText":"Auto merge failed"}',
      ],
      ['e.salary = 1\ne.save(kAutoMerge)', '{"success":true,"autoMerged":false}'],
      ['e.save()', '{"success":true}'],
      [
        's = e.drop()\nf.salary = 1\nf.save()',
        '{"success":false,"status":5,"statusText":"Entity does not exist anymore"}',
      ],
      [
        'n = ds.Employee.new()\nn.ID = 3\ns = n.save()\n[s.success, s.status, s.statusText]',
        '[false,4,"Other error"]',
      ],
      [
        'n = ds.Company.new()\nn.name = "Acme"\ns = n.save()\n[n.getStamp(), n.isNew(), n.getKey()]',
        '[1,false,22]',
      ],
      ['e.employer.name = "Acme"\ns = e.employer.save()\nds.Company.get(20).name', '"Acme"'],
      ['e.employer = ds.Company.get(21)\ns = e.save()\nds.Company.get(21).employees.length', '3'],
      [
        'e.details.phone = "2"\ns = e.save()\ns',
        'saving a change inside .details without assigning it is not supported',
      ],
      // drop()
      ['s = e.drop()\n[s, ds.Employee.get(3), e.lastName]', '[{"success":true},null,"Lind"]'],
      [
        'f.salary = 1\ns = f.save()\ne.drop()',
        '{"success":false,"status":2,"statusText":"Stamp has changed"}',
      ],
      ['f.salary = 1\ns = f.save()\ne.drop(kForceDropIfStampChanged)', '{"success":true}'],
      [
        's = f.drop()\ne.drop()',
        '{"success":false,"status":5,"statusText":"Entity does not exist anymore"}',
      ],
      // reload()
      ['e.firstName = "Eva"\ns = e.reload()\n[s, e.firstName]', '[{"success":true},"Marie"]'],
      ['s = f.drop()\ne.reload().status == kStatusEntityDoesNotExistAnymore', 'true'],
      // lock() and unlock()
      [
        '[e.lock(), f.unlock(), e.unlock(), e.unlock()]',
        '[{"success":true},{"success":false},{"success":true},{"success":false}]',
      ],
      [
        'f.salary = 1\ns = f.save()\ne.lock()',
        '{"success":false,"status":2,"statusText":"Stamp has changed"}',
      ],
      [
        'f.salary = 1\ns = f.save()\n[e.lock(kReloadIfStampChanged), e.salary]',
        '[{"success":true,"wasReloaded":true},1]',
      ],
      ['e.lock(kReloadIfStampChanged)', '{"success":true,"wasReloaded":false}'],
      ['s = f.drop()\ne.lock(kReloadIfStampChanged).status', '5'],
      // touched(), clone(), diff()
      ['e.touched()', 'false'],
      ['e.lastName = e.lastName\ne.touched()', 'true'],
      ['ds.Employee.new().touched()', 'false'],
      [
        'e.lastName = "Hart"\ne.employer = ds.Company.get(21)\ne.touchedAttributes()',
        '["lastName","employer","employerID"]',
      ],
      ['c = e.clone()\ne.lastName = "Hart"\nc.lastName', '"Lind"'],
      ['c = e.clone()\ne.details.phone = "2"\nc.details.phone', '"2"'],
      [
        'c = e.clone()\ne.salary = 1\ne.diff(c)',
        '[{"attributeName":"salary","value":1,"otherValue":42000}]',
      ],
      ['c = e.clone()\ne.salary = 1\ne.diff(c, ["lastName"])', '[]'],
      ['try(e.diff(null))', 'undefined'],
      // keys and neighbors
      ['e.getKey()', '3'],
      ['e.getKey(kKeyAsString)', '"3"'],
      ['e.getDataClass().getInfo().name', '"Employee"'],
      ['e.getSelection()', 'null'],
      ['e.indexOf()', '-1'],
      ['e.next()', 'null'],
      ['all[1].indexOf()', '1'],
      ['all[1].indexOf(all.slice(1, 3))', '0'],
      ['all[1].getSelection().length', '4'],
      [
        '[all[0].next().ID, all[1].previous().ID, all[2].first().ID, all[0].last().ID]',
        '[2,1,1,4]',
      ],
      ['[all[0].previous(), all[3].next()]', '[null,null]'],
      ['a = all[0]\ns = ds.Employee.get(2).drop()\na.next().ID', '3'],
      // toObject() and fromObject()
      [
        'e.toObject("firstName, employer.name")',
        '{"firstName":"Marie","employer":{"name":"Nova"}}',
      ],
      ['e.toObject(["firstName", "employer"])', '{"firstName":"Marie","employer":{"__KEY":20}}'],
      [
        'ds.Employee.get(1).toObject("directReports.lastName")',
        '{"directReports":[{"lastName":"Hansen"},{"lastName":"Lind"}]}',
      ],
      [
        'e.toObject("firstName", kWithPrimaryKey + kWithStamp)',
        '{"__KEY":3,"__STAMP":1,"firstName":"Marie"}',
      ],
      ['ds.Employee.get(4).toObject().birthDate', '"1963-02-01T00:00:00.000Z"'],
      [
        'objectKeys(e.toObject(""))',
        '["ID","firstName","lastName","salary","birthDate","details","employer","manager"]',
      ],
      [
        'e.fromObject({lastName: "Hart", employer: {__KEY: "21"}, nothing: 1})\n[e.lastName, e.employer.name]',
        '["Hart","Globex"]',
      ],
      [
        'e.fromObject({employerID: 21, manager: {__KEY: "99"}})\n[e.employer.name, e.manager.lastName]',
        '["Globex","Lopez"]',
      ],
      [
        'n = ds.Employee.new()\nn.fromObject({__KEY: 77, lastName: "Hart"})\ns = n.save()\nn.getKey()',
        '77',
      ],
    ],
    'e = ds.Employee.get(3)\nf = ds.Employee.get(3)\nall = ds.Employee.all()',
  );
});

describe('a selection', () => {
  check(
    [
      ['all.length', '4'],
      ['all[1].lastName', '"Hansen"'],
      ['all[4]', 'there is no entity 4'],
      ['[all.at(1).ID, all.at(-1).ID, all.at(9)]', '[2,4,null]'],
      ['[all.first().ID, all.last().ID, ds.Employee.newSelection().first()]', '[1,4,null]'],
      ['all.lastName', '["Lopez","Hansen","Lind","Weber"]'],
      ['all.employer.name', '["Nova","Globex"]'],
      ['all.manager.ID', '[1]'],
      ['all.directReports.ID', '[2,3]'],
      ['all.birthDate', '.birthDate of a selection in which some are null is not supported'],
      [
        '[all.sum("salary"), all.average("salary"), all.min("salary"), all.max("salary")]',
        '[177000,44250,38000,52000]',
      ],
      ['[none.sum("salary"), none.average("salary"), none.min("salary")]', '[0,null,null]'],
      ['all.min("birthDate")', '!1963-02-01!'],
      ['[all.count("birthDate"), all.count("details.phone"), all.count("details")]', '[3,1,0]'],
      ['try(all.sum("lastName"))', 'undefined'],
      ['try(all.average("employer"))', 'undefined'],
      ['try(all.count("wage"))', 'undefined'],
      ['all.distinct("employer.city")', '["Lyon","Oslo"]'],
      [
        'all.distinct("employer.city", kCountValues)',
        '[{"value":"Lyon","count":2},{"value":"Oslo","count":2}]',
      ],
      [
        'all.distinctPaths("details")',
        '["languages","languages[].level","languages[].name","languages.length","phone"]',
      ],
      ['all.extract("birthDate").length', '3'],
      ['all.extract("details.phone", kKeepNull)', '["1",null,null,null]'],
      [
        'oslo.extract("lastName", "who", "employer.city", "city")',
        '[{"who":"Hansen","city":"Oslo"},{"who":"Lind","city":"Oslo"}]',
      ],
      ['all.orderBy("employer.name asc, salary desc").ID', '[1,4,3,2]'],
      ['all.orderBy("birthDate").ID', '[3,4,1,2]'],
      ['all.orderBy([{propertyPath: "salary", descending: true}]).ID', '[1,4,3,2]'],
      ['all.orderByFormula("length(this.lastName)", kDescending).first().lastName', '"Hansen"'],
      [
        'all.orderByFormula(formula(abs(this.salary - $1.target)), kAscending, {args: {target: 42000}}).ID',
        '[3,4,2,1]',
      ],
      [
        '[all.slice(1, 3).ID, all.slice(-1).ID, all.slice(9).ID, all.slice(-1, -2).ID]',
        '[[2,3],[4],[],[]]',
      ],
      ['[oslo.and(ds.Employee.get(3)).ID, oslo.and(all).ID, oslo.and(null).ID]', '[[3],[2,3],[]]'],
      ['[oslo.or(ds.Employee.get(1)).ID, oslo.or(oslo).ID]', '[[1,2,3],[2,3]]'],
      [
        '[all.minus(oslo).ID, oslo.minus(ds.Employee.get(2)).ID, oslo.minus(null).ID]',
        '[[1,4],[3],[2,3]]',
      ],
      ['try(all.and(ds.Company.all()))', 'undefined'],
      [
        '[oslo.contains(ds.Employee.get(3)), oslo.contains(ds.Employee.get(1)), oslo.contains(null)]',
        '[true,false,false]',
      ],
      ['all.selected(oslo)', '{"ranges":[{"start":1,"end":2}]}'],
      ['all.selected(ds.Employee.newSelection())', '{"ranges":[]}'],
      [
        '[all.isAlterable(), all.copy().isAlterable(), all.copy(kShared).isAlterable(), all.copy().slice(1).isAlterable()]',
        '[false,true,false,true]',
      ],
      ['[objectIsShared(all), objectIsShared(all.copy())]', '[true,false]'],
      [
        '[all.isOrdered(), all.orderBy("ID").isOrdered(), ds.Employee.newSelection(kKeepOrdered).isOrdered()]',
        '[false,true,true]',
      ],
      [
        's = ds.Employee.newSelection()\ns.add(all.last()).add(all.first()).add(all.last()).add(null)\ns.length',
        '2',
      ],
      [
        's = ds.Employee.newSelection(kKeepOrdered)\ns.add(all.last()).add(all.first()).add(all.last())\ns.ID',
        '[4,1,4]',
      ],
      ['s = oslo.drop()\n[s.length, ds.Employee.getCount()]', '[0,2]'],
      ['s = all[2].drop()\n[all.length, all[2], all.clean().ID]', '[4,null,[1,2,4]]'],
      [
        'oslo.toCollection("lastName, employer.name")',
        '[{"lastName":"Hansen","employer":{"name":"Nova"}},{"lastName":"Lind","employer":{"name":"Nova"}}]',
      ],
      [
        'oslo.toCollection("lastName", kWithPrimaryKey + kWithStamp, 1, 5)',
        '[{"__KEY":3,"__STAMP":1,"lastName":"Lind"}]',
      ],
      ['s = all[1].drop()\nall.toCollection("ID", 0, 0, 3)', '[{"ID":1},{"ID":3}]'],
      [
        'names = []\nforEach (item, all)\n\tnames.push(item.firstName)\nend\nnames',
        '["Ana","Carla","Marie","Tom"]',
      ],
      ['objectKeys(oslo)', '["length","00","01"]'],
      ['all.getDataClass().getInfo().name', '"Employee"'],
      ['all.queryPlan', 'how the server executes a query is not known'],
    ],
    'all = ds.Employee.all()\noslo = ds.Employee.query("employer.city == :1", "Oslo")\nnone = ds.Employee.newSelection()',
  );

  test.each([
    ['all.add(all.first())', '1637', 'This entity selection cannot be altered'],
    [
      'all.selected(ds.Company.all())',
      '1587',
      'The entity selection comes from an incompatible dataclass',
    ],
  ])('%s is the error %s', (call, code, message) => {
    const source = `all = ds.Employee.all()\ntry\n\tx = ${call}\ncatch\n\terror = lastErrors[0]\nend\nresult = [error.errCode, error.message]`;
    expect(evaluated(source)).toBe(`[${code},"${message}"]`);
  });
});

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
