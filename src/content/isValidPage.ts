import {rememberByText} from './rememberByText';

/** Whether the page can be read; `page.syntaxError` says why not. */
export const isValidPage = rememberByText('isValid', (page) => page.syntaxError === undefined);
