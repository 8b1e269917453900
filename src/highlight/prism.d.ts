/** Files without types, imported for their effect on the global Prism. */
declare module 'prismjs/components/prism-*';
