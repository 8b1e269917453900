// Replaces `@docusaurus/utils-common` in the browser, since its index is CommonJS and imports tslib.
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';
