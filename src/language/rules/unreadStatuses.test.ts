import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {unreadStatuses} from './unreadStatuses';

test.each([
  ['declare (e : cs.EmployeeEntity)\ne.save()', '2: the status of "e.save()" is ignored'],
  ['declare (e : cs.EmployeeEntity)\ntry(e.save())', '2: the status of "e.save()" is ignored'],
  ['declare (id : integer)\nds.Employee.get(id).save()', '2: the status of "….save()" is ignored'],
  ['declare (e : cs.EmployeeEntity)\nstatus = e.save()', '2: "status" is never read'],
  [
    'extends DataClass\n\nfunction hire(e : cs.EmployeeEntity)\n\tvar status : object\n\tstatus = e.save()',
    '5: "status" is never read, so a failure of "e.save()" goes unnoticed. Test "status.success"',
  ],
])('reports %j', (source, message) => {
  expect(ruleProblems(unreadStatuses, source)).toEqual([expect.stringContaining(message)]);
});

test.each([
  'declare (e : cs.EmployeeEntity) -> status : object\nstatus = e.save()',
  'declare (e : cs.EmployeeEntity)\nstatus = e.save()\nif (not(status.success))\n\ttrace\nend',
  'declare (e : cs.EmployeeEntity) -> done : boolean\ndone = e.save().success',
  'declare (e : cs.EmployeeEntity)\nreturn e.save()',
  'declare (e : cs.EmployeeEntity)\nthis.status = e.save()',
  'declare (f : 4D.File)\nf.setText("x")',
  'declare (e : object)\ne.save()',
  'e = ds.Employee.new()\ne.save()',
])('accepts %j', (source) => {
  expect(ruleProblems(unreadStatuses, source)).toEqual([]);
});
