import type {Rule} from './ruleInput';

/** Disallows `onHttpGet` without `exposed`. */
export const httpGetFunctions: Rule = ({file}) =>
  file.kind === 'method'
    ? []
    : file.functions
        .filter(({modifiers}) => modifiers.includes('onHttpGet') && !modifiers.includes('exposed'))
        .map(({name, at}) => ({
          at,
          found: `"onHttpGet" on "${name}", which is not exposed`,
          hint: `Write "exposed onHttpGet function ${name}(…)"`,
        }));
