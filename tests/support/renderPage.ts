import {evaluate, type EvaluateOptions} from '@mdx-js/mdx';
import type {MDXComponents} from 'mdx/types';
import {createElement} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import {VFile} from 'vfile';

type Plugins = NonNullable<EvaluateOptions['remarkPlugins']>;

/** Runs remark plugins over a page and returns the HTML that readers get. */
export async function renderPage(
  source: string,
  plugins: Plugins,
  path = '/site/docs/page.md',
  components: MDXComponents = {},
): Promise<string> {
  const file = new VFile({value: source, path, cwd: '/site'});
  const {default: Page} = await evaluate(file, {
    ...runtime,
    format: 'mdx',
    remarkPlugins: [...plugins, remarkFrontmatter, remarkGfm, remarkDirective],
  });
  return renderToStaticMarkup(createElement(Page, {components}));
}

/** Returns the message with which the plugins reject the page; fails if they accept it. */
export async function refusal(
  source: string,
  plugins: Plugins,
  path = '/site/docs/page.md',
): Promise<string> {
  try {
    await renderPage(source, plugins, path);
  } catch (error) {
    return (error as {reason?: string}).reason ?? String(error);
  }
  throw new Error('the plugins accepted the page');
}
