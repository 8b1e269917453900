import {attributeValue} from '../../../content/page/nodes';
import {emphasis, paragraph, type MarkdownForm} from '../../../remark/markdownNodes';

const since: MarkdownForm = (element) => {
  const label = emphasis(`Since ${attributeValue(element, 'version')}`);
  return [element.type === 'mdxJsxFlowElement' ? paragraph(label) : label];
};

export default since;
