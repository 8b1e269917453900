import type {BlockContent} from 'mdast';
import {attributeValue} from '../../../content/nodes';
import {leadIn, strong, type MarkdownForm} from '../../../remark/markdownNodes';

const deprecated: MarkdownForm = (element) => {
  const lead = strong(`Use ${attributeValue(element, 'use')} instead.`);
  return element.type === 'mdxJsxTextElement'
    ? [lead, {type: 'text', value: ' '}, ...element.children]
    : leadIn(lead, element.children as BlockContent[]);
};

export default deprecated;
