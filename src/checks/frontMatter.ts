import Joi from 'joi';
import {commandThemes, pageKinds, type PageFrontMatter} from '../config/pageKinds';
import {keywordFolder} from '../content/site/keywords';
import type {Problem, TextCheck} from './problem';
import {similarNames} from './similarNames';

const kinds = Object.keys(pageKinds);

/** The allowed values for keys that have a fixed set. */
export const frontMatterChoices: Record<string, readonly string[]> = {
  kind: kinds,
  theme: commandThemes,
};

const keys = {
  title: Joi.string().required(),
  description: Joi.string().min(50).max(160).required(),
  kind: Joi.string()
    .valid(...kinds)
    .required(),
  theme: Joi.string()
    .valid(...commandThemes)
    .when('kind', {is: 'command', then: Joi.required(), otherwise: Joi.forbidden()}),
  sidebar_label: Joi.string(),
  pagination_label: Joi.string(),
  displayed_sidebar: Joi.string(),
  title_meta: Joi.string().max(42),
  ordinary_words: Joi.array().items(Joi.string()).min(1),
} satisfies Record<keyof PageFrontMatter, Joi.Schema>;

/** All keys that a page may have. */
export const frontMatterKeys = Object.keys(keys);

const schema = Joi.object<PageFrontMatter>(keys).messages({
  'any.only': '{{#label}} has an unknown value',
  'any.required': '{{#label}} is missing',
  'array.base': '{{#label}} must be a list',
  'array.min': '{{#label}} is empty',
  'object.unknown': '{{#label}} is not a key that pages can have',
  'string.base': '{{#label}} must be text',
  'string.empty': '{{#label}} is empty',
  'string.max': '{{#label}} is longer than {{#limit}} characters',
  'string.min': '{{#label}} is shorter than {{#limit}} characters',
});

const hints: Record<string, string> = {
  title: 'Write `title: Name of the page`',
  description: 'Write `description:` and what readers learn from the page, in 50 to 160 characters',
  keywords: `Keywords are in ${keywordFolder}, and needed only if a search misses the page`,
  kind: `Write \`kind:\` with one of ${kinds.join(', ')}`,
  theme: `Write \`theme:\` with one of ${commandThemes.join(', ')}, or another kind if the page is not a command`,
};

/** Requires valid front matter with all mandatory keys and no unknown ones. */
export const frontMatter: TextCheck<Problem[]> = ({writtenFrontMatter: values, source}) => {
  if (!/^---\n[^]*?\n---(?:\n|$)/.test(source)) {
    const isOpen = source.startsWith('---\n');
    return [
      {
        line: 1,
        found: isOpen
          ? 'the front matter is never closed'
          : 'the page does not begin with front matter',
        hint: isOpen
          ? 'Write --- on the line after its last key'
          : 'Write --- on the first line, then the keys, then --- again',
      },
    ];
  }
  const {error} = schema.validate(values, {convert: false, abortEarly: false});
  const details = error?.details ?? [];
  const unknown = details.filter(({type}) => type === 'object.unknown').map(keyOf);
  // Report a missing key only once if its name is mistyped.
  const isMistyped = (detail: Joi.ValidationErrorItem) =>
    detail.type === 'any.required' &&
    unknown.some((key) => similarNames(key, frontMatterKeys)[0] === keyOf(detail));
  return details
    .filter((detail) => !isMistyped(detail))
    .map((detail) => {
      const {message} = detail;
      const key = keyOf(detail);
      const found = (values as Record<string, unknown>)[key];
      return {
        line: keyLine(source, key),
        found: `the front matter's ${message}${found === undefined || found === null ? '' : `: ${describe(found)}`}`,
        hint:
          detail.type === 'any.unknown'
            ? 'Only commands have a theme. Write `kind: command`, or delete the line'
            : `${suggestion(String(found), frontMatterChoices[key])}${hints[key] ?? hintForKey(key)}`,
      };
    });
};

function keyOf({path}: Joi.ValidationErrorItem): string {
  return String(path[0] ?? '');
}

function hintForKey(key: string): string {
  return frontMatterKeys.includes(key)
    ? 'Write a value after it, or delete the line'
    : `${suggestion(key, frontMatterKeys)}The keys are ${frontMatterKeys.join(', ')}`;
}

function suggestion(name: string, known: readonly string[] = []): string {
  const [similar] = similarNames(name, known);
  return similar === undefined || similar === name ? '' : `Did you mean "${similar}"? `;
}

function describe(value: unknown): string {
  const text = JSON.stringify(value);
  return typeof value === 'string' ? `${text} (${value.length} characters)` : text;
}

/** Returns the key's one-based line number; 1 if the key is missing. */
export function keyLine(source: string, key: string): number {
  const index = source.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index < 0 ? 1 : index + 1;
}
