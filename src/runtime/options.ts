import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** Options of the plugin. */
export interface Options {
  /** Ids of docs that any page may link to in any version: those in the navbar, for example. */
  knownDocs: string[];
}

const schema = Joi.object<Options>({
  knownDocs: Joi.array().items(Joi.string()).default([]),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options as Options);
}
