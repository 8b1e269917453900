import {attributeValue} from '../../../content/page/nodes';
import {paragraph, strong, type MarkdownForm} from '../../../remark/markdownNodes';

const tabItem: MarkdownForm = (element) => [
  paragraph(strong(`${attributeValue(element, 'label') ?? attributeValue(element, 'value')}:`)),
  ...element.children,
];

export default tabItem;
