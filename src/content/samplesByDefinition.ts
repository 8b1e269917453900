import {definitionsOf, type Definition} from './definitions';
import type {Page} from './page';
import type {Sample} from './samples';

/** A command or a function of a class, with the QodlyScript samples under its heading. */
export interface DefinitionSamples {
  definition: Definition;
  samples: Sample[];
}

/**
 * Returns the commands and functions that the page documents. Skips properties, whose type describes
 * their value. The samples extend to the next heading of the same level, or over the whole page of a
 * command.
 */
export function samplesByDefinition(page: Page): DefinitionSamples[] {
  return definitionsOf(page)
    .filter(
      ({kind, blocks}) => kind === 'command' || (kind === 'member' && blocks.some(isFunction)),
    )
    .map((definition) => ({definition, samples: samplesUnder(page, definition.heading)}));
}

function isFunction({forms}: Definition['blocks'][number]): boolean {
  return forms.some(({form}) => form !== 'property');
}

function samplesUnder({samples, headings}: Page, heading: Definition['heading']): Sample[] {
  const next = heading
    ? headings.slice(headings.indexOf(heading) + 1).find(({depth}) => depth <= heading.depth)
    : undefined;
  const start = heading?.node.position?.start.line ?? 0;
  const end = next?.node.position?.start.line ?? Infinity;
  return samples.filter(({code, language}) => {
    const line = code.position?.start.line ?? 0;
    return language === 'qs' && line > start && line < end;
  });
}
