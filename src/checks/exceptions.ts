import type {Node} from 'unist';
import type {Page} from '../content/page';
import type {Site} from '../content/site';
import {problemAt, type Check, type Finding, type Problem} from './problem';

/** A problem that the list below can excuse. */
export interface ExemptibleProblem extends Problem {
  /** The route of the page, or of a name on it: `language/commands/cs#undefined`. */
  subject: string;
}

/** A rule with exceptions. Returns all problems, including the excused ones. */
export type CheckWithExceptions = (page: Page, site: Site) => ExemptibleProblem[];

/**
 * Exceptions to the rules for teaching pages, in all versions. Each rule maps subjects to reasons, in
 * alphabetical order. `tests/content/exceptions.test.ts` fails on unneeded ones, or if there are too many.
 */
export const exceptions = {
  errorHandling: {
    'language/basics/lang-classes':
      'the errors are mistakes in a class, which are fixed in its code',
    'language/commands/pictureToBlob': 'no error is thrown: the sample checks the size of the blob',
    'language/QodlyEvents': 'the error is a mistake in the code, and its row says what to write',
    'language/UsersClass': 'the error is a mistake in the code, and its row says what to write',
  },
  exposedFunctions: {},
  identifierQueries: {},
  memberSamples: {},
  modelNames: {
    'guides/creating-a-login-page-for-public-access#item': 'the page has its own model',
    'guides/creating-a-login-page-for-public-access#user': 'the page has its own model',
    'guides/crud-operations#AuditLog': 'the dataclass that the section adds',
    'studio/model/attributes#Invoice.products': 'an alias, which the page is about',
    'studio/model/attributes#InvoiceLine.productName': 'an alias, which the page is about',
    'studio/roles/attributesPermissions#Reporting': 'the example of the pages on permissions',
  },
  writeFailures: {},
} satisfies Record<string, Record<string, string>>;

export type RuleWithExceptions = keyof typeof exceptions;

/** Like `problemIf`, with the subject that an exception can name. */
export function exemptibleIf(
  condition: boolean,
  subject: string,
  node: Node | undefined,
  finding: Finding,
): ExemptibleProblem[] {
  return condition ? [{subject, ...problemAt(node, finding)}] : [];
}

/** Applies the exceptions to the rules. */
export function withExceptions(checks: Record<RuleWithExceptions, CheckWithExceptions>): Check[] {
  return Object.entries(checks).map(
    ([rule, check]): Check =>
      (page, site) =>
        check(page, site).flatMap(({subject, ...problem}) =>
          Object.hasOwn(exceptions[rule as RuleWithExceptions], subject) ? [] : [problem],
        ),
  );
}
