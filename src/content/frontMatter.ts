import {Joi} from '@docusaurus/utils-validation';
import {commandThemes, pageKinds, type CommandTheme, type PageKind} from './kinds';

/** What every page of the three trees says of itself. */
export interface PageFrontMatter {
  /** Heading of the page, and its name in the sidebar. */
  title: string;
  /** What the page answers, in 50 to 160 characters: shown by search engines and in lists. */
  description: string;
  /** Words that readers search for and that the text may lack. */
  keywords: string[];
  kind: PageKind;
  /** Group in the command list; commands only. */
  theme?: CommandTheme;
  sidebar_label?: string;
}

const schema = Joi.object<PageFrontMatter>({
  title: Joi.string().required(),
  description: Joi.string().min(50).max(160).required(),
  keywords: Joi.array().items(Joi.string()).min(1).required(),
  kind: Joi.string()
    .valid(...pageKinds)
    .required(),
  theme: Joi.string()
    .valid(...commandThemes)
    .when('kind', {is: 'command', then: Joi.required(), otherwise: Joi.forbidden()}),
  sidebar_label: Joi.string(),
});

const ways: Record<string, string> = {
  title: 'Write `title: Name of the page`',
  description: 'Write `description:` with what the page answers, in 50 to 160 characters',
  keywords: 'Write `keywords: [word, other word]`, what readers search for',
  kind: `Write \`kind:\` with one of ${pageKinds.join(', ')}`,
  theme: `A command page, and no other, has \`theme:\` with one of ${commandThemes.join(', ')}`,
};

/**
 * Checks a page's front matter.
 *
 * @param file path to name in the error
 * @param source the whole page, to find the line
 * @throws Error with file, line, what was found and what to do
 */
export function validateFrontMatter(
  frontMatter: Record<string, unknown>,
  file: string,
  source: string,
): PageFrontMatter {
  const {error, value} = schema.validate(frontMatter, {convert: false});
  if (!error) {
    return value;
  }
  const detail = error.details[0];
  const key = String(detail?.path[0] ?? '');
  const found = frontMatter[key];
  throw new Error(
    `${file}:${lineOfKey(source, key)}: front matter ${detail?.message ?? error.message}${
      found === undefined ? '' : `, found ${describe(found)}`
    }. ${ways[key] ?? `The keys are ${[...Object.keys(ways), 'sidebar_label'].join(', ')}`}`,
  );
}

function describe(value: unknown): string {
  const text = JSON.stringify(value);
  return typeof value === 'string' ? `${text} (${value.length} characters)` : text;
}

/** The key's line, from 1; the first of the front matter when the key is missing. */
function lineOfKey(source: string, key: string): number {
  const index = source.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index < 0 ? 1 : index + 1;
}
