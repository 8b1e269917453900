import {definitionsOf, type Definition} from './definitions';
import type {Page} from './page';
import type {Sample} from './samples';

/**
 * Returns the commands and functions that the page documents, each with the QodlyScript samples under
 * its heading: up to the next heading of the same level, or on the command's whole page. Skips
 * properties, whose type describes their value.
 */
export function samplesByDefinition(page: Page): Map<Definition, Sample[]> {
  return new Map(
    definitionsOf(page)
      .filter(
        ({kind, blocks}) => kind === 'command' || (kind === 'member' && blocks.some(isFunction)),
      )
      .map((definition) => [definition, samplesUnder(page, definition.heading)]),
  );
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
