import type {BlockContent} from 'mdast';
import {attributeValue} from '../../../content/nodes';
import {leadIn, strong, type MarkdownForm} from '../../../remark/markdownNodes';

const changed: MarkdownForm = (element) => {
  const lead = strong(`Changed in ${attributeValue(element, 'version')}:`);
  return element.type === 'mdxJsxTextElement'
    ? [lead, {type: 'text', value: ' '}, ...element.children]
    : leadIn(lead, element.children as BlockContent[]);
};

export default changed;
