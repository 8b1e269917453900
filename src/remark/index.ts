import type {PluggableList} from 'unified';
import {isLive} from '../config/runtime';
import breakCode from './breakCode';
import checkPage from './checkPage';
import codeBlocks from './codeBlocks';
import commandList from './commandList';
import componentSketches from './componentSketches';
import drawings from './drawings';
import linkNames from './linkNames';
import linkTerms from './linkTerms';
import members, {memberFilter, memberGroups} from './members';
import pageChanges from './pageChanges';
import propertiesPanels from './propertiesPanels';
import propertyTables from './propertyTables';
import referenceChanges from './referenceChanges';
import samples from './samples';
import signatures from './signatures';
import tableCells from './tableCells';
import tutorialSteps from './tutorialSteps';
import typeLinks from './typeLinks';
import typeUses from './typeUses';
import usedIn from './usedIn';
import versionNotes from './versionNotes';
import {sharedTree} from './versionPages';

/** Returns the transforms that run before Docusaurus' own, in this order. */
export function pageTransforms(siteDir: string): PluggableList {
  const site = {siteDir};
  return [
    [sharedTree, site],
    // On the dev server, the runtime has already checked the page.
    ...(isLive ? [] : [[checkPage, site] satisfies PluggableList[number]]),
    // Reads the text above a sample, so it comes before the transforms that change it.
    [samples, site],
    // Reads the signature fences, so it comes before the transform that replaces them.
    members,
    memberFilter,
    // Reads only the writers' text, so it comes before the transforms that add text.
    [linkTerms, site],
    signatures,
    [typeLinks, site],
    // Both read the tables, which later transforms change.
    componentSketches,
    propertiesPanels,
    drawings,
    [commandList, site],
    // Skips the tables that earlier transforms have given a class.
    tableCells,
    [versionNotes, site],
    [referenceChanges, site],
    [pageChanges, site],
    [typeUses, site],
    [tutorialSteps, site],
    // Also links the types in text that earlier transforms have added.
    [linkNames, site],
    // After linkNames, which reads the words in each section.
    [usedIn, site],
    // After the transforms that find a member's section by the level of its heading.
    memberGroups,
    // After the transforms that read the sections of members.
    propertyTables,
    breakCode,
    // Replaces all remaining fences, so it comes last.
    codeBlocks,
  ];
}
