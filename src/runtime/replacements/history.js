// Takes the place of `history` in the browser: React Router and Docusaurus name two more kinds of
// history for routers that this site does not use.
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
} from 'history/esm/history.js';

export const createHashHistory = undefined;
export const createMemoryHistory = undefined;
