import type {Plugin} from '@docusaurus/types';

/** Says the title of the page to screen readers after a move: the document that they read stays. */
export default function announcedTitle(): Plugin {
  return {name: 'announced-title', getClientModules: () => ['./client/announceTitle.ts']};
}
