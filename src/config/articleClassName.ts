/** Marks the text of a page. */
export const articleClassName = 'article-text';
