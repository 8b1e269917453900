import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {InsightsOptions} from '../config/insights';
import {mapFields, type SearchField} from './shared/types';

/** The search plugin's options. */
export interface Options {
  /** Weight of a match, by the field that contains it. */
  boosts: Record<SearchField, number>;
  /** Ranking penalty for long sections, from 0 to 1. */
  b: number;
  /** Saturation of repeated words in the score, from 0 (BM25's k1). */
  k1: number;
  /** Maximum number of results. */
  maxResults: number;
  /** Words left out of the indexed text; defaults to lunr's list. */
  stopWords?: string[];
  /** The pages' languages. lunr itself only stems English. */
  languages: 'en'[];
  /** Placement of the dialog on wide screens; `input-wrapper-width` centers it. */
  panelPlacement: 'start' | 'end' | 'full-width' | 'input-wrapper-width';
  /** Keys for Algolia Insights; without them nothing is loaded or sent. */
  insights?: InsightsOptions;
}

export const defaultOptions: Options = {
  boosts: {title: 5, content: 1, tags: 3, sidebarParentCategories: 2},
  b: 0.75,
  k1: 1.2,
  maxResults: 8,
  languages: ['en'],
  panelPlacement: 'input-wrapper-width',
};

const boost = (value: number) => Joi.number().positive().default(value);

const schema = Joi.object<Options>({
  boosts: Joi.object(mapFields((field) => boost(defaultOptions.boosts[field]))).default(
    defaultOptions.boosts,
  ),
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

/** Fills in the defaults. @throws Error that names an unknown option or an invalid value */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options> | undefined, Options>): Options {
  return validate(schema as Parameters<typeof validate>[0], options);
}
