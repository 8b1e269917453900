import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {attributeSpellings} from './attributeSpellings';

const declared = 'var employee : cs.EmployeeEntity\n';

test.each([
  ['employee = ds.Employee.query("lastname == :1", a).first()\nb = employee.lastName', 'lastname'],
  ['a = employee.LastName\nemployee.lastName = "B"', 'LastName'],
  ['employee.e_mail = a\nemployee.e_mail = b\nemployee.e_Mail = c', 'e_Mail'],
])('reports the unusual spelling of an attribute in %j', (source, wrong) => {
  expect(ruleProblems(attributeSpellings, declared + source)).toEqual([
    expect.stringContaining(`the attribute "${wrong}", which is spelled`),
  ]);
});

test.each([
  'a = employee.lastName\nb = employee.firstName',
  'a = employee.lastName\nb = ds.Company.query("lastname == :1", a)',
  'a = employee.lastName\nb = settings.lastname',
])('accepts %j', (source) => {
  expect(ruleProblems(attributeSpellings, declared + source)).toEqual([]);
});
