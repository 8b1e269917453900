import {emphasis, paragraph, type MarkdownForm} from '../../../remark/markdownNodes';

const codeChecker: MarkdownForm = () => [
  paragraph(emphasis('An in-browser tool on the page that checks code against a version')),
];

export default codeChecker;
