import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {InsightsOptions} from '../config/search';

/** The search plugin's options. */
export interface Options {
  /** Maximum number of results. */
  maxResults: number;
  /** Placement of the dialog on wide screens; `input-wrapper-width` centers it. */
  panelPlacement: 'start' | 'end' | 'full-width' | 'input-wrapper-width';
  /** Keys for Algolia Insights; without them nothing is loaded or sent. */
  insights?: InsightsOptions;
}

/** Plugin data for the search box. */
export interface SearchGlobalData extends Options {
  /** URL for reporting gaps in the pages. */
  newIssueUrl: string;
}

const schema = Joi.object<Options>({
  maxResults: Joi.number().integer().min(1).max(50).default(8),
  panelPlacement: Joi.valid('start', 'end', 'full-width', 'input-wrapper-width').default(
    'input-wrapper-width',
  ),
  insights: Joi.object({
    applicationId: Joi.string().required(),
    apiKey: Joi.string().required(),
    indexName: Joi.string().required(),
    endpoint: Joi.string().uri(),
  }),
});

/** Fills in the defaults. @throws Error that names an unknown option or an invalid value */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options> | undefined, Options>): Options {
  return validate(schema as Parameters<typeof validate>[0], options);
}
