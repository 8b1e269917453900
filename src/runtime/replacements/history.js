// Replaces `history` in the browser, since React Router and Docusaurus import two more kinds of history for
// routers that this site doesn't use.
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
} from 'history/esm/history.js';

export const createHashHistory = undefined;
export const createMemoryHistory = undefined;
