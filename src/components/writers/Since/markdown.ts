import {attributeValue} from '../../../content/nodes';
import {emphasis, inParagraph, type MarkdownForm} from '../../../remark/markdownNodes';

const since: MarkdownForm = (element) =>
  inParagraph(element, [emphasis(`Since ${attributeValue(element, 'version')}`)]);

export default since;
