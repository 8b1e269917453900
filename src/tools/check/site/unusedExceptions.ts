import fs from 'node:fs';
import path from 'node:path';
import {checksWithExceptions} from '../../../checks';
import {exceptions, type RuleWithExceptions} from '../../../checks/exceptions';
import type {FileProblem} from '../../../checks/problem';
import {pageAt, type Site} from '../../../content/site';

/** Disallows exceptions that no page needs. */
export function unusedExceptionProblems(site: Site): FileProblem[] {
  const file = path.join(site.directory, 'src/checks/exceptions.ts');
  if (!fs.existsSync(file)) {
    return [];
  }
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const rules = Object.entries(exceptions) as [RuleWithExceptions, Record<string, string>][];
  return rules.flatMap(([rule, subjects]) =>
    Object.keys(subjects)
      .filter((subject) => !isNeeded(rule, subject, site))
      .map((subject) => ({
        file,
        line: lines.findIndex((line) => line.includes(`'${subject}'`)) + 1,
        found: `no page needs the exception "${subject}" to ${rule} anymore`,
        hint: 'Delete it',
      })),
  );
}

function isNeeded(rule: RuleWithExceptions, subject: string, site: Site): boolean {
  const [route = ''] = subject.split('#');
  return site.versions.some((version) => {
    const page = pageAt(version, `${route}.md`);
    return (
      page !== undefined &&
      !page.syntaxError &&
      checksWithExceptions[rule](page, site).some((problem) => problem.subject === subject)
    );
  });
}
