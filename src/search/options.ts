import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {InsightsOptions} from '../config/insights';
import type {SearchField} from './shared/types';

/** Options of the search plugin. */
export interface Options {
  /** How much a match weighs, by the field it stands in. */
  boosts: Record<SearchField, number>;
  /** How much long texts are held back in the ranking, 0 to 1. */
  b: number;
  /** How soon repetitions of a word stop to count, from 0. */
  k1: number;
  /** Results shown at most. */
  maxResults: number;
  /** Words that are left out of the text; lunr's list when it is not set. */
  stopWords?: string[];
  /** Languages of the pages. lunr itself stems English alone. */
  languages: 'en'[];
  /** Where Autocomplete places results outside of a dialog. The box is one on all screens, so this has no effect. */
  panelPlacement: 'start' | 'end' | 'full-width' | 'input-wrapper-width';
  /** Keys of Algolia Insights; nothing is loaded and sent without them. */
  insights?: InsightsOptions;
}

export const defaultOptions: Options = {
  boosts: {title: 5, content: 1, tags: 3, sidebarParentCategories: 2},
  b: 0.75,
  k1: 1.2,
  maxResults: 8,
  languages: ['en'],
  panelPlacement: 'end',
};

const boost = (value: number) => Joi.number().positive().default(value);

const schema = Joi.object<Options>({
  boosts: Joi.object({
    title: boost(defaultOptions.boosts.title),
    content: boost(defaultOptions.boosts.content),
    tags: boost(defaultOptions.boosts.tags),
    sidebarParentCategories: boost(defaultOptions.boosts.sidebarParentCategories),
  }).default(defaultOptions.boosts),
  b: Joi.number().min(0).max(1).default(defaultOptions.b),
  k1: Joi.number().min(0).default(defaultOptions.k1),
  maxResults: Joi.number().integer().min(1).max(50).default(defaultOptions.maxResults),
  stopWords: Joi.array().items(Joi.string()),
  languages: Joi.array().items(Joi.valid('en')).length(1).default(defaultOptions.languages),
  panelPlacement: Joi.valid('start', 'end', 'full-width', 'input-wrapper-width').default(
    defaultOptions.panelPlacement,
  ),
  insights: Joi.object({
    applicationId: Joi.string().required(),
    apiKey: Joi.string().required(),
    indexName: Joi.string().required(),
    endpoint: Joi.string().uri(),
  }),
});

/** Fills in the defaults. @throws Error on an unknown option or a wrong value, naming it */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options> | undefined, Options>): Options {
  return validate(schema as Parameters<typeof validate>[0], options);
}
