import type {Code} from 'mdast';
import {metaValue} from '../../content/nodes';

/** Returns whether the code is a CSS sample with a drawing: ```css shown="radio". */
export function hasDrawing(code: Code): boolean {
  return code.lang === 'css' && metaValue(code, 'shown') !== undefined;
}
