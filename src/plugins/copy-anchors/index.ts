import type {Plugin} from '@docusaurus/types';

/** A click on the mark behind a heading copies its address. */
export default function copyAnchors(): Plugin {
  return {name: 'copy-anchors', getClientModules: () => ['./client/copyAnchors.ts']};
}
