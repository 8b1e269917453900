import {isPartial} from '../content/page/links';
import type {Page} from '../content/page/page';
import {versionOf, type Site} from '../content/site/site';
import {admonitions} from './admonitions';
import {withoutAllowed} from './allowances';
import {badges} from './badges';
import {characters} from './characters';
import {codeBlocks} from './codeBlocks';
import {commandTitle} from './commandTitle';
import {comments} from './comments';
import {components} from './components';
import {componentSketches} from './componentSketches';
import {dates} from './dates';
import {drawings} from './drawings';
import {fileName} from './fileName';
import {byPosition, checkByText, type Check, type Problem} from './problem';
import {frontMatter, keyLine} from './frontMatter';
import {headingForm} from './headingForm';
import {identifierQueries} from './identifierQueries';
import {images} from './images';
import {links} from './links';
import {marks} from './marks';
import {members} from './members';
import {memberSamples} from './memberSamples';
import {modelNames} from './modelNames';
import {namedVersions} from './namedVersions';
import {openFences} from './openFences';
import {parameterTables} from './parameterTables';
import {partials} from './partials';
import {productNames} from './productNames';
import {proseNames} from './proseNames';
import {propertiesPanels} from './propertiesPanels';
import {results} from './results';
import {samples} from './samples';
import {sampleWidth} from './sampleWidth';
import {screens} from './screens';
import {sentences} from './sentences';
import {syntax} from './syntax';
import {betterKind, templateHeadings} from './templateHeadings';
import {terms} from './terms';
import {variableNames} from './variableNames';
import {wording} from './wording';

/** Rules for all Markdown: pages, partials, and the style page. */
const textChecks: Check[] = [
  components,
  partials,
  links,
  images,
  samples,
  results,
  screens,
  namedVersions,
  checkByText('text', [
    admonitions,
    sampleWidth,
    variableNames,
    marks,
    wording,
    sentences,
    productNames,
    parameterTables,
    members,
    drawings,
    propertiesPanels,
    componentSketches,
  ]),
];

/** Rules that run first: if one fails, the others would mistake text for code. */
const fences = checkByText('fences', [characters, openFences, comments]);

/** Rules for pages in a version. */
const pageChecks: Check[] = [
  badges,
  fileName,
  proseNames,
  dates,
  terms,
  checkByText('page', [
    frontMatter,
    commandTitle,
    templateHeadings,
    headingForm,
    codeBlocks,
    identifierQueries,
  ]),
  memberSamples,
  modelNames,
];

/** Returns the problems on a page, sorted by line. The build, the dev server, and the tests all call this. */
export function checkPage(page: Page, site: Site): Problem[] {
  return withoutAllowed(page, findProblems(page, site));
}

/** Returns the problems on a page, sorted by line, including those that its comments suppress. */
export function findProblems(page: Page, site: Site): Problem[] {
  const problems = page.syntaxError ? syntax(page) : fences(page, site);
  if (problems.length > 0) {
    return problems;
  }
  const version = isPartial(page.path) ? undefined : versionOf(site, page.file);
  const kind = version && betterKind(page, version);
  if (kind !== undefined) {
    const found = `the kind is "${page.frontMatter.kind}", but the page is written like the others in its folder`;
    return [{line: keyLine(page.source, 'kind'), found, hint: `Write kind: ${kind}`}];
  }
  return [...textChecks, ...(version ? pageChecks : [])]
    .flatMap((check) => check(page, site))
    .sort(byPosition);
}
