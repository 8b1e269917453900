/** Class of the element that contains a page's text. */
export const articleClassName = 'article-text';
