// Change: inline code only; samples are CodeSample, and the original would load the highlighter.
export {default} from '@theme/CodeInline';
