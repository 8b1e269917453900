import type {Node} from 'unist';
import type {Page} from '../content/page';
import type {Site} from '../content/site';
import {problemAt, type Check, type Finding, type Problem} from './problem';

/** A problem that the list below can excuse. */
export interface ExcusableProblem extends Problem {
  /** The page's route, or a name on the page: `studio/model/attributes#Invoice.products`. */
  subject: string;
}

/** A rule with exceptions. Returns all problems, including the excused ones. */
export type CheckWithExceptions = (page: Page, site: Site) => ExcusableProblem[];

/**
 * Exceptions to the rules below, for pages in any version. Each rule maps subjects to reasons, in
 * alphabetical order. `tests/content/exceptions.test.ts` fails if an exception isn't needed, or if there are
 * too many.
 */
export const exceptions = {
  exposedFunctions: {},
  identifierQueries: {},
  memberSamples: {},
  modelNames: {
    'guides/creating-a-login-page-for-public-access#item': 'the page has its own model',
    'guides/creating-a-login-page-for-public-access#user': 'the page has its own model',
    'guides/crud-operations#AuditLog': 'the dataclass that the section adds',
    'studio/model/attributes#Invoice.products': 'the page explains aliases',
    'studio/model/attributes#InvoiceLine.productName': 'the page explains aliases',
    'studio/roles/attributesPermissions#Reporting': 'the example that the permissions pages share',
  },
  shownFailures: {
    'language/basics/lang-classes':
      'the errors come from mistakes in class code, which the developer fixes',
    'language/commands/pictureToBlob': 'no error is thrown: the sample checks the size of the blob',
    'language/QodlyEvents': 'the error is a mistake in the code, and its row says what to write',
    'language/UsersClass': 'the error is a mistake in the code, and its row says what to write',
  },
} satisfies Record<string, Record<string, string>>;

export type RuleWithExceptions = keyof typeof exceptions;

/** Like `problemIf`, with a subject that exceptions can refer to. */
export function excusableIf(
  condition: boolean,
  subject: string,
  node: Node | undefined,
  finding: Finding,
): ExcusableProblem[] {
  return condition ? [{subject, ...problemAt(node, finding)}] : [];
}

/** Wraps the checks so that they skip excused problems. */
export function withExceptions(checks: Record<RuleWithExceptions, CheckWithExceptions>): Check[] {
  return Object.entries(checks).map(
    ([rule, check]): Check =>
      (page, site) =>
        check(page, site).flatMap(({subject, ...problem}) =>
          Object.hasOwn(exceptions[rule as RuleWithExceptions], subject) ? [] : [problem],
        ),
  );
}
