import type {Page} from '../content/page';
import {versionOf, type Site} from '../content/site';
import {admonitions} from './admonitions';
import {withoutAllowed} from './allowances';
import {articles} from './articles';
import {badges} from './badges';
import {bareUrls} from './bareUrls';
import {codeBlocks} from './codeBlocks';
import {commandTitle} from './commandTitle';
import {components} from './components';
import {componentSketches} from './componentSketches';
import {drawings} from './drawings';
import {errorHandling} from './errorHandling';
import {withExceptions} from './exceptions';
import {exposedFunctions} from './exposedFunctions';
import {byPosition, type Check, type Problem} from './problem';
import {frontMatter} from './frontMatter';
import {headingForm} from './headingForm';
import {headingLevels} from './headingLevels';
import {identifierQueries} from './identifierQueries';
import {images} from './images';
import {links} from './links';
import {listNumbers} from './listNumbers';
import {members} from './members';
import {memberSamples} from './memberSamples';
import {modelNames} from './modelNames';
import {namedVersions} from './namedVersions';
import {checkByText} from './checkByText';
import {namedCommands} from './namedCommands';
import {openFences} from './openFences';
import {parameterTables} from './parameterTables';
import {partials} from './partials';
import {plainPhrases} from './plainPhrases';
import {productNames} from './productNames';
import {propertiesPanels} from './propertiesPanels';
import {quotationMarks} from './quotationMarks';
import {releaseDate} from './releaseDate';
import {results} from './results';
import {sampleForm} from './sampleForm';
import {samples} from './samples';
import {sampleSyntax} from './sampleSyntax';
import {sampleWidth} from './sampleWidth';
import {screens} from './screens';
import {seeAlso} from './seeAlso';
import {sectionKeywords} from './sectionKeywords';
import {sentences} from './sentences';
import {shownMarks} from './shownMarks';
import {spacing} from './spacing';
import {styledDrawings} from './styledDrawings';
import {syntax} from './syntax';
import {tableCells} from './tableCells';
import {tabs} from './tabs';
import {templateHeadings} from './templateHeadings';
import {templateText} from './templateText';
import {terms} from './terms';
import {writeFailures} from './writeFailures';
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
    sampleForm,
    sampleSyntax,
    sampleWidth,
    tableCells,
    listNumbers,
    seeAlso,
    tabs,
    shownMarks,
    spacing,
    articles,
    quotationMarks,
    bareUrls,
    wording,
    plainPhrases,
    sentences,
    productNames,
    parameterTables,
    members,
    sectionKeywords,
    drawings,
    propertiesPanels,
    componentSketches,
    styledDrawings,
  ]),
];

/** Rules that run first: if one fails, the others would mistake text for code. */
const fences = checkByText('fences', [openFences]);

/** Rules with exceptions, which `exceptions.ts` lists. */
export const checksWithExceptions = {
  errorHandling,
  exposedFunctions,
  identifierQueries,
  memberSamples,
  modelNames,
  writeFailures,
};

/** Rules for pages in a version. */
const pageChecks: Check[] = [
  badges,
  namedCommands,
  releaseDate,
  terms,
  checkByText('page', [
    frontMatter,
    commandTitle,
    templateHeadings,
    templateText,
    headingLevels,
    headingForm,
    codeBlocks,
  ]),
  ...withExceptions(checksWithExceptions),
];

/** Returns the problems on a page, sorted by line. The build, the dev server, and the tests all call this. */
export function checkPage(page: Page, site: Site): Problem[] {
  return withoutAllowed(page, findProblems(page, site));
}

/** Returns the problems on a page, sorted by line, including those that its comments suppress. */
export function findProblems(page: Page, site: Site): Problem[] {
  const problems = page.syntaxError ? syntax(page, site) : fences(page, site);
  if (problems.length > 0) {
    return problems;
  }
  const isPartial = page.path.split('/').some((part) => part.startsWith('_'));
  const isPage = versionOf(site, page.file) !== undefined && !isPartial;
  return [...textChecks, ...(isPage ? pageChecks : [])]
    .flatMap((check) => check(page, site))
    .sort(byPosition);
}
