declare module '@generated/registry?all' {
  import type {Registry} from '@docusaurus/types';

  const registry: Registry;
  export default registry;
}
