import {Prism} from 'prism-react-renderer';

// The languages of `prismjs` add themselves to a global Prism, as in the theme's `prism-include-languages`.
(globalThis as {Prism?: typeof Prism}).Prism = Prism;
