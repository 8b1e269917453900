import {rememberByText} from './rememberByText';

/** Returns true if the page can be parsed; otherwise, `page.syntaxError` contains the reason. */
export const isValidPage = rememberByText('isValid', (page) => page.syntaxError === undefined);
