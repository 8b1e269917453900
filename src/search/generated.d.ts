declare module '@generated/search/default/elsewhere.json' {
  const names: import('./shared/types').NamesElsewhere;
  export default names;
}
