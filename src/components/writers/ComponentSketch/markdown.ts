import {attributeValue} from '../../../content/page/nodes';
import {emphasis, paragraph, type MarkdownForm} from '../../../remark/markdownNodes';

const componentSketch: MarkdownForm = (element) => [
  paragraph(emphasis(`Picture: ${attributeValue(element, 'alt')}`)),
];

export default componentSketch;
