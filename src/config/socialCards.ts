import {isBelow} from '../addresses/isBelow';

interface SocialCard {
  /** File name without extension. */
  name: string;
  title: string;
  /** Prefixes of routes within a version that use the card. */
  prefixes: string[];
}

const general: SocialCard = {name: 'docs', title: 'Documentation', prefixes: []};

/** Images that other sites show for a link, one per section; the first is the default. */
export const socialCards: SocialCard[] = [
  general,
  {name: 'get-started', title: 'Getting started', prefixes: ['get-started']},
  {name: 'studio', title: 'Qodly Studio', prefixes: ['studio', 'data-explorer']},
  {name: 'language', title: 'QodlyScript', prefixes: ['language', 'category']},
  {name: 'cloud', title: 'Cloud console', prefixes: ['cloud']},
  {name: 'api', title: 'REST API', prefixes: ['api']},
  {name: 'components', title: 'Custom components', prefixes: ['customComponent']},
  {name: 'integrations', title: 'Looker Studio', prefixes: ['qodlyLookerStudio', 'integrations']},
  {name: 'guides', title: 'Guides', prefixes: ['guides']},
  {name: 'notes', title: 'Release notes', prefixes: ['notes']},
];

/** Folder for the images, relative to the base path. */
export const socialCardsFolder = 'img/cards';

/** Returns the path of the image, relative to the base path, for the page at `route` in its version. */
export function socialCardOf(route: string): string {
  return `${socialCardsFolder}/${cardOf(route).name}.png`;
}

/** Returns the image's text, apart from the product's name. */
export function socialCardTitle(route: string): string {
  return cardOf(route).title;
}

function cardOf(route: string): SocialCard {
  return socialCards.find(({prefixes}) => isBelow(route, prefixes)) ?? general;
}
