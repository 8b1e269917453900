/** The parts of Prism are typed as a whole only. */
declare module 'prismjs/components/prism-core' {
  import Prism from 'prismjs';

  export default Prism;
}

declare module 'prismjs/components/prism-*';
