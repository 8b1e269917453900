// Takes the place of `react-router-dom` in the browser: its HashRouter, which Docusaurus names, and the
// history of that are of no use here.
export {
  BrowserRouter,
  Link,
  NavLink,
  Redirect,
  Route,
  matchPath,
  useHistory,
  useLocation,
} from 'react-router-dom/esm/react-router-dom.js';

export const HashRouter = undefined;
