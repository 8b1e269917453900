/** Maps each parent of model classes to the built-in class whose members the model's objects have. */
export const modelParents: ReadonlyMap<string, string> = new Map([
  ['DataStoreImplementation', '4D.DataStore'],
  ['DataClass', '4D.DataClass'],
  ['Entity', '4D.Entity'],
  ['EntitySelection', '4D.EntitySelection'],
]);
