import type {SourceProblem} from '../parser/problems';
import type {Expression} from '../parser/syntax';
import type {Body, Rule} from './ruleInput';

/** Requires the constructor of a subclass to call `super(…)` once, before it uses `this`. */
export const superCalls: Rule = ({file, bodies}) => {
  if (file.kind === 'method') {
    return [];
  }
  return bodies.flatMap((body) => {
    const isConstructor = body.owner?.name === 'constructor';
    const calls = body.ofKind('call').filter(({callee}) => callee.kind === 'super');
    if (!isConstructor) {
      return calls.map(({at}) => ({
        at,
        found: '"super(…)" outside a constructor',
        hint: 'Call a function of the parent class: "super.name(…)"',
      }));
    }
    return file.parent ? checkConstructor(body, calls, file.parent.name) : orphanCalls(calls);
  });
};

function checkConstructor(body: Body, calls: Expression[], parent: string): SourceProblem[] {
  const [call] = calls;
  const parentCall = `Call the constructor of ${parent} first: "super(…)"`;
  if (!call) {
    return body.owner
      ? [
          {
            at: body.owner.at,
            found: `the constructor never calls the constructor of ${parent}`,
            hint: parentCall,
          },
        ]
      : [];
  }
  const earlyThis = body.ofKind('this').find(({at}) => at.line < call.at.line);
  // A call in a branch may be an alternative to another call, so it isn't a second call.
  const topLevel = calls.filter((call) =>
    body.statements.some(
      (statement) => statement.kind === 'expression' && statement.expression === call,
    ),
  );
  return [
    ...(earlyThis ? [{at: earlyThis.at, found: '"this" before "super(…)"', hint: parentCall}] : []),
    ...topLevel.slice(1).map(({at}) => ({
      at,
      found: 'a second "super(…)"',
      hint: 'Call the constructor of the parent class once',
    })),
  ];
}

function orphanCalls(calls: Expression[]): SourceProblem[] {
  return calls.map(({at}) => ({
    at,
    found: '"super(…)" in a class without a parent class',
    hint: 'Begin the file with "extends" and the parent class, or remove the call',
  }));
}
