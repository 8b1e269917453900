import {attributeValue, isJsxElement, nodesOf, type JsxElement} from '../content/nodes';
import {problemAt, problemIf, type NestedProblems, type TextCheck} from './problem';

/**
 * Requires every tab to be inside `<Tabs>` and to have a unique value in its group.
 *
 * good: `<Tabs groupId="client"><TabItem value="http" label="HTTP">…</TabItem></Tabs>`
 * bad:  a lone `<TabItem>`, one without `value`, or two with the same `value` or `label`
 */
export const tabs: TextCheck = ({tree}) => {
  const elements = nodesOf(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement');
  const groups = elements.filter(({name}) => name === 'Tabs');
  const inGroups = new Set(groups.flatMap(tabsIn));
  const lone = elements.filter((element) => element.name === 'TabItem' && !inGroups.has(element));
  return [
    lone.map((tab) =>
      problemAt(tab, {
        found: 'the tab is outside of <Tabs>',
        hint: 'Write <Tabs groupId="…"> before the first tab, and </Tabs> after the last',
      }),
    ),
    groups.map(groupProblems),
  ];
};

function tabsIn({children}: JsxElement): JsxElement[] {
  return children.filter(isJsxElement).filter(({name}) => name === 'TabItem');
}

function groupProblems(group: JsxElement): NestedProblems {
  const items = tabsIn(group);
  const values = items.map((tab) => attributeValue(tab, 'value') ?? '');
  const labels = items.map((tab, index) => attributeValue(tab, 'label') ?? values[index] ?? '');
  const others = group.children.filter(
    (child) => child.type !== 'text' && !items.includes(child as JsxElement),
  );
  return [
    others.map((child) =>
      problemAt(child, {
        found: 'text between tabs, which readers never see',
        hint: 'Put it in a <TabItem>',
      }),
    ),
    items.map((tab, index) => {
      const value = values[index] ?? '';
      if (value === '') {
        return problemAt(tab, {
          found: 'a tab without a value',
          hint: 'Write <TabItem value="http" label="HTTP">',
        });
      }
      if (values.indexOf(value) < index) {
        return problemAt(tab, {
          found: `two tabs with the value "${value}"`,
          hint: 'Give each tab in the group its own value',
        });
      }
      return problemIf(labels.indexOf(labels[index] ?? '') < index, tab, {
        found: `two tabs with the label "${labels[index]}"`,
        hint: 'Give each tab in the group its own label, so that readers can tell them apart',
      });
    }),
  ];
}
