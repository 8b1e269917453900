import type {Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {imageWidth} from '../content/imageWidth';
import {attributeValue} from '../content/nodes';

/**
 * Sets an image's width to the one in its title, and its height to match. Runs after Docusaurus
 * has measured the file.
 *
 * in:  `![A map](./img/map.png "width=400")`, an 800×600 file
 * out: <img … width="400" height="300">
 */
const imageWidths: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'mdxJsxTextElement', (node) => {
    const [, width] = imageWidth.exec(attributeValue(node, 'title') ?? '') ?? [];
    if (node.name === 'img' && width !== undefined) {
      resize(node, Number(width));
    }
  });
};

function resize(node: MdxJsxTextElement, width: number): void {
  const size = ['width', 'height'].map((name) => Number(attributeValue(node, name)));
  const [fileWidth = width, fileHeight = 0] = size;
  const height = Math.round((fileHeight / fileWidth) * width);
  const others = node.attributes.filter(
    (attribute) =>
      attribute.type !== 'mdxJsxAttribute' ||
      !['title', 'width', 'height'].includes(attribute.name),
  );
  node.attributes = [
    ...others,
    {type: 'mdxJsxAttribute', name: 'width', value: String(width)},
    ...(height > 0
      ? [{type: 'mdxJsxAttribute' as const, name: 'height', value: String(height)}]
      : []),
  ];
}

export default imageWidths;
