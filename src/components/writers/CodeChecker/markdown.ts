import {emphasis, paragraph, type MarkdownForm} from '../../../remark/markdownNodes';

const codeChecker: MarkdownForm = () => [
  paragraph(emphasis('A tool on the page, in the browser, that checks code against a version')),
];

export default codeChecker;
