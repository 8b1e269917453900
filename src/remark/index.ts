import type {PluggableList} from 'unified';
import checkLinks from './checkLinks';
import checkSamples from './checkSamples';
import commandList from './commandList';
import diagrams from './diagrams';
import labelCells from './labelCells';
import layouts from './layouts';
import members from './members';
import propertiesPanels from './propertiesPanels';
import signatures from './signatures';

/** What a page goes through before Docusaurus' own transforms, in this order. */
export function pageTransforms(siteDir: string): PluggableList {
  return [
    checkLinks,
    // Reads the fences as written, so it comes before the transforms that replace some of them.
    [checkSamples, {siteDir}],
    // Reads the signature fences, so it comes before the transform that replaces them.
    members,
    signatures,
    propertiesPanels,
    diagrams,
    layouts,
    commandList,
    // Leaves the tables alone that the transforms before it have marked.
    labelCells,
  ];
}
