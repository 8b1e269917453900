import {isBelow} from './isBelow';

interface SocialCard {
  /** Name of the picture's file, without ending. */
  name: string;
  title: string;
  /** Beginnings of the routes below a version that the card stands for. */
  prefixes: string[];
}

const general: SocialCard = {name: 'docs', title: 'Documentation', prefixes: []};

/** The pictures that links to the site show elsewhere, one a section; the first for all the rest. */
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

/** Where the pictures stand below the base path. */
export const socialCardsFolder = 'img/cards';

/** Path below the base path of the picture for the page at `route`, its address below the version. */
export function socialCardOf(route: string): string {
  const card = socialCards.find(({prefixes}) => isBelow(route, prefixes));
  return `${socialCardsFolder}/${(card ?? general).name}.png`;
}
