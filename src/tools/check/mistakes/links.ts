import type {Mistakes} from './mistakes';

/** Mistakes in links, images, and partials. */
export const linkMistakes: Mistakes = {
  'a broken link': ['[a](gone.md)', /points to "gone\.md", but there is no such file/],
  'a broken anchor': ['[a](#gone)', /the anchor "#gone".* Write one of|has no headings/],
  'an image without alternative text': ['![](small.svg)', /"small\.svg" has no alternative text/],
  'a missing image': ['![A](gone.png)', /is "gone\.png", but there is no.*Save it next to/],
  'a mistyped image': ['![A](smal.svg)', /Did you mean "\.\/small\.svg"\?/],
  'a mistyped link': ['[a](pgae0.md)', /Did you mean "\.\/page0\.md"\?/],
  'an HTML image': ['<img src="small.svg" alt="A"/>', /<img> .*`!\[What it shows\]/],
  'an image with a tooltip': ['![A](small.svg "A map")', /the title "A map"\. .*"width=400"/],
  'an image displayed larger than its size': [
    '![A](map.gif "width=400")',
    /100 pixels wide, and would be shown 400 wide\. Write "width=100"/,
  ],
  'an image from another site': ['![A](https://a.com/a.png)', /from another origin\. Save it/],
  'a 300 KB image': ['![A](large.png)', /is 300 KB; the limit is 200\. Make it/],
  'an image with a script': ['![A](script.svg)', /has a script\. Remove `<script>`/],
  'a bare URL': ['See https://qodly.com here.', /qodly\.com is written out in the text\. Write/],
  'a missing partial': ["import A from './_gone.md'\n\n<A/>", /imports "\.\/_gone\.md", but there/],
  'a retired version': ['Unlike 0.0.9, it waits.', /the text names 0\.0\.9, which is retired\. /],
  'a missing version': [
    '<ReferenceChanges from="0.0.1" to="next"/>',
    /no such version\. Write from=/,
  ],
  'an outdated anchor': ['## Lock {#lock}', /\{#lock\} is not valid .* Write \{\/\* #lock/],
  'a site URL': ['[a](/docs/faq)', /is an address on the site\. Write the path/],
  '"here" as a link': [
    '[here](page0.md)',
    /the link text "here" says nothing .* Write what readers find there/,
  ],
  'a link to a retired page': ['[a](../orda/gone.md)', /no such file/],
  'a space in a URL': ['[a](page 0.md)', /its address has a space\. Write %20/],
  'an anchor without #': [
    '## A {/* a */}\n\nText.',
    /"a" in a heading has no effect.* Write \{\/\* #a/,
  ],
  'an anchor used twice': [
    '## A {/* #x */}\n\nText.\n\n## B {/* #x */}',
    /another heading already has the anchor "#x"\. Give each/,
    12,
  ],
  'a file name as alternative text': ['![small.svg](small.svg)', /is a file name\. Write/],
  'a link to a folder': ['[a](.)', /points to the folder "\."\. Write the path of a page/],
  'a URL with one slash': ['[a](https:/a.com)', /"https:\/a\.com" is not a valid URL\. Write/],
  'a space before a URL': [
    'See [a] (page0.md).',
    /shown as plain text, since there is a space before .* Write \[/,
  ],
  'a link to the page itself': ['[a](pageSELF.md)', /which is this page\. Link to one of its/],
  'a page listed twice under "See also"': [
    '## See also\n\n- [A](page0.md): a\n- [B](./page0.md): b',
    /"See also" has two links to "\.\/page0\.md"\. Keep one/,
    11,
  ],
  'an unclosed HTML image': [
    '<img src="small.svg">',
    /<img> is not an element .* Write `!\[What it/,
  ],
  'a partial without an import': [
    '<ApiLimits/>',
    /Write import ApiLimits from '\.\/_apiLimits\.md' below/,
  ],
};
