import type {Plugin} from '@docusaurus/types';

/** Copies the address of a heading when the mark after it is clicked. */
export default function copyAnchors(): Plugin {
  return {name: 'copy-anchors', getClientModules: () => ['./client/copyAnchors.ts']};
}
