import type {MarkdownForm} from '../../../remark/markdownNodes';

const tabs: MarkdownForm = (element) => element.children;

export default tabs;
