import type {Rule} from './ruleInput';

/** Disallows `onHttpGet` without `exposed`. */
export const httpGetFunctions: Rule = ({bodies}, report) => {
  for (const {owner} of bodies) {
    if (owner?.modifiers.includes('onHttpGet') && !owner.modifiers.includes('exposed')) {
      report(
        owner,
        `"onHttpGet" on "${owner.name}", which is not exposed`,
        `Write "exposed onHttpGet function ${owner.name}(…)"`,
      );
    }
  }
};
