import {attributeValue} from '../../../content/page/nodes';
import {strong, withLead, type MarkdownForm} from '../../../remark/markdownNodes';

const deprecated: MarkdownForm = (element) =>
  withLead(strong(`Use ${attributeValue(element, 'use')} instead.`), element);

export default deprecated;
