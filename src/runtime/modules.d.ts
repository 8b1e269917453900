declare module '@generated/registry?all' {
  import type {Registry} from '@docusaurus/types';

  const registry: Registry;
  export default registry;
}

declare module '@theme/PageTable' {
  export default function PageTable(): import('react').ReactNode;
}
