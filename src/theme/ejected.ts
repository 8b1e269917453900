/**
 * The components that replace a theme component instead of wrapping it, and their originals. When an
 * upgrade changes an original, `patches.test.ts` fails: carry the change over, or decide not to, and then
 * enter the new hash. The README next to this file gives the reasons.
 */
export const ejected: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'src/theme/DocBreadcrumbs/index.tsx': {
    '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/index.js':
      'a5e21e8d877b58a2d058ce737bb9252b465ecce68a4052ce87bbd57f092e7515',
  },
  'src/theme/DocCard/Layout/index.tsx': {
    '@docusaurus/theme-classic/lib/theme/DocCard/Layout/index.js':
      '62c7669007e6fca5c47e8f5ff154b7f78ce3e10808a86414b93b6997cbce0f3b',
  },
  'src/theme/DocItem/Content/index.tsx': {
    '@docusaurus/theme-classic/lib/theme/DocItem/Content/index.js':
      '0902dcb538c3dbbea3947079e9cf0744961649088f234ad6cbe8ed0495430c6d',
  },
  'src/theme/DocItem/Layout/index.tsx': {
    '@docusaurus/theme-classic/lib/theme/DocItem/Layout/index.js':
      'c1f1bbed07409f0a3f90f0ffc3689331ff6ead1f7c2616963885417c5bc42899',
  },
  'src/theme/DocSidebar/Mobile/index.tsx': {
    '@docusaurus/theme-classic/lib/theme/DocSidebar/Mobile/index.js':
      'aac2e5836058716a5289f9e126f030b88222d3d4ec21f734c14cba1522eb22d7',
  },
  'src/theme/DocVersionBanner/index.tsx': {
    '@docusaurus/theme-classic/lib/theme/DocVersionBanner/index.js':
      '28bd5c678e2c5f5285c0f585cb9de975e1ab6a2aa9ed29d2a5a2a54e3c963f06',
  },
  'src/theme/Footer/LinkItem/index.tsx': {
    '@docusaurus/theme-classic/lib/theme/Footer/LinkItem/index.js':
      '3930a6222acd5ef2cbdafcfcade213dcd1caedc2924e0d9128a0d981fc77670c',
  },
  'src/theme/Icon/ExternalLink/index.tsx': {
    '@docusaurus/theme-classic/lib/theme/Icon/ExternalLink/index.js':
      '16f0665df61206a35f5040c95a9ac180ff413455265630dda87e0b8c70e0ec1a',
  },
  'src/theme/LastUpdated/index.tsx': {
    '@docusaurus/theme-classic/lib/theme/LastUpdated/index.js':
      '30948229c514009458316d5f6d94da1562993c6d05ca40f3f56be9079f89b35c',
  },
  'src/theme/MDXComponents/Code.tsx': {
    '@docusaurus/theme-classic/lib/theme/MDXComponents/Code.js':
      'd24106e06e4ccc7072fb8114e46cc959868ed4c9c7b82d400d1b4830453721b3',
  },
  'src/theme/Navbar/MobileSidebar/index.tsx': {
    '@docusaurus/theme-classic/lib/theme/Navbar/MobileSidebar/index.js':
      '0e302185bbfd7b0a4a737b7a41b5215245df25c00221df68aa06e6d77ad648de',
  },
  'src/theme/NavbarItem/DocNavbarItem.tsx': {
    '@docusaurus/theme-classic/lib/theme/NavbarItem/DocNavbarItem.js':
      '686c1ff7cccb7245b9f90652d2691e2cbfda1f97247a1a3d7c1ed1e4770551e2',
  },
  'src/theme/NavbarItem/DocsVersionDropdownNavbarItem.tsx': {
    '@docusaurus/theme-classic/lib/theme/NavbarItem/DocsVersionDropdownNavbarItem.js':
      '4eb5a0fc4a1f4b489a6254d128c9065117b723bc178f150e09d6f544673b1a22',
  },
  'src/theme/NavbarItem/DropdownNavbarItem/Desktop/index.tsx': {
    '@docusaurus/theme-classic/lib/theme/NavbarItem/DropdownNavbarItem/Desktop/index.js':
      'c49755ffce7ccfbde40877a9fa9a8e887412c947d11e1c295e5cbcfb3094169b',
  },
  'src/theme/NotFound/Content/index.tsx': {
    '@docusaurus/theme-classic/lib/theme/NotFound/Content/index.js':
      '1339cadd0fe0b2a29e2b200f0b10487e33bd49a8fdc7a86a91e9a6c16616e113',
  },
  'src/theme/SiteMetadata/index.tsx': {
    '@docusaurus/theme-classic/lib/theme/SiteMetadata/index.js':
      'e99690522970a284bd260aad81bf5d3c4b6a0b0df7b411d46427b0bf1b11fea3',
  },
  'src/theme/TOC/index.tsx': {
    '@docusaurus/theme-classic/lib/theme/TOC/index.js':
      '5586e5cc0e3053bb2c274e6d2882c8ac361630174b6364ecda09aaa552618360',
  },
  'src/runtime/theme/Error/index.tsx': {
    '@docusaurus/core/lib/client/theme-fallback/Error/index.js':
      '4037ad84f1980a3301bb194f07799422267d5ddd7cb0bd737b78ebf0dcdf551d',
  },
  'src/runtime/theme/Loading/index.tsx': {
    '@docusaurus/core/lib/client/theme-fallback/Loading/index.js':
      'ffd8013daa28cd24a849721acc38e47bb44582dfb8922f633d42eac5344dda54',
  },
  'src/runtime/theme/MDXContent/index.tsx': {
    '@docusaurus/theme-classic/lib/theme/MDXContent/index.js':
      '0cb23f35eeadce85b6592271d8f88d8bec95b3aec1b25bbac1abb515fee2616b',
  },
  'src/runtime/theme/Root/index.tsx': {
    '@docusaurus/core/lib/client/theme-fallback/Root/index.js':
      '450d33ef242b1cc6faf23470aa5c98313935198765a7baead8e3cdba1aecd2fd',
  },
  'src/search/ui/SearchBar/index.tsx': {
    '@docusaurus/theme-classic/lib/theme/SearchBar.js':
      'b528b71d23818ff319df3a2e9bfdb811c76a20ec920e3fccd08fa9216b766486',
  },
};
