declare module '@generated/search/default/elsewhere.json' {
  const names: import('./shared/nameElsewhere').NamesElsewhere;
  export default names;
}
