// Change: code within a line alone; samples are CodeSample, and the original brings the highlighter.
export {default} from '@theme/CodeInline';
