import type {Code} from 'mdast';
import {metaValue} from '../../content/nodes';

/** Is it a CSS sample whose effect is drawn, ```css shown="radio"? */
export function isShown(code: Code): boolean {
  return code.lang === 'css' && metaValue(code, 'shown') !== undefined;
}
