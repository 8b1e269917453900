declare module '@generated/reference/default/names.json' {
  const names: import('./shared/names').ReferenceNames;
  export default names;
}
