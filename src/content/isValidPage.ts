import {cacheByText} from './pageCache';

/** Returns true if the page can be parsed; otherwise, `page.syntaxError` contains the reason. */
export const isValidPage = cacheByText('isValid', (page) => page.syntaxError === undefined);
