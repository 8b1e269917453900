import type {Body, Call, Report, Rule} from './ruleInput';

/** Requires the constructor of a subclass to call `super(…)` once, before it uses `this`. */
export const superCalls: Rule = ({file, bodies}, report) => {
  if (file.kind === 'method') {
    return;
  }
  for (const body of bodies) {
    const calls = body.ofKind('call').filter(({callee}) => callee.kind === 'super');
    if (body.owner?.name !== 'constructor') {
      calls.forEach((call) =>
        report(
          call,
          '"super(…)" outside a constructor',
          'Call a function of the parent class: "super.name(…)"',
        ),
      );
    } else if (file.parent) {
      checkConstructor(body, calls, file.parent.name, report);
    } else {
      calls.forEach((call) =>
        report(
          call,
          '"super(…)" in a class without a parent class',
          'Begin the file with "extends" and the parent class, or remove the call',
        ),
      );
    }
  }
};

function checkConstructor(
  {owner, statements, ofKind}: Body,
  calls: readonly Call[],
  parent: string,
  report: Report,
): void {
  const [call] = calls;
  const parentCall = `Call the constructor of ${parent} first: "super(…)"`;
  if (!call) {
    if (owner) {
      report(owner, `the constructor never calls the constructor of ${parent}`, parentCall);
    }
    return;
  }
  const earlyThis = ofKind('this').find(({at}) => at.line < call.at.line);
  if (earlyThis) {
    report(earlyThis, '"this" before "super(…)"', parentCall);
  }
  // A call in a branch may be an alternative to another call, so it isn't a second call.
  const topLevel = calls.filter((candidate) =>
    statements.some((item) => item.kind === 'expression' && item.expression === candidate),
  );
  for (const second of topLevel.slice(1)) {
    report(second, 'a second "super(…)"', 'Call the constructor of the parent class once');
  }
}
