import {attributeValue} from '../../../content/nodes';
import {emphasis, inPlace, type MarkdownForm} from '../../../remark/markdownNodes';

const since: MarkdownForm = (element) =>
  inPlace(element, [emphasis(`Since ${attributeValue(element, 'version')}`)]);

export default since;
