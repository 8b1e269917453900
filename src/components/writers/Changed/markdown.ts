import {attributeValue} from '../../../content/page/nodes';
import {strong, withLead, type MarkdownForm} from '../../../remark/markdownNodes';

const changed: MarkdownForm = (element) =>
  withLead(strong(`Changed in ${attributeValue(element, 'version')}:`), element);

export default changed;
