import type {DataModel} from 'qodlyscript';
import {metaValue} from './nodes';
import type {Page} from './page';
import {sampleModelOf} from './sampleModel';
import type {Sample} from './samples';
import type {Version} from './site';

/** Returns the class that a sample's file defines: `cs.EmployeeEntity` for `title="EmployeeEntity.4qs"`. */
export function classOf({code}: Sample): string | undefined {
  const name = /^(\w+)(?:\.4qs)?$/.exec(metaValue(code, 'title') ?? '')?.[1];
  return name && `cs.${name}`;
}

/**
 * Returns the model for the samples on a page: the version's model, plus the calculated attributes that
 * entity classes on the page define.
 */
export function modelOf(page: Page, version: Version): DataModel {
  const model: DataModel = new Map(
    [...sampleModelOf(version)].map(([name, attributes]) => [name, new Map(attributes)]),
  );
  for (const sample of page.samples) {
    const dataclass = /^cs\.(\w+)Entity$/.exec(classOf(sample) ?? '')?.[1];
    for (const [, name = '', related] of sample.code.value.matchAll(
      /\bfunction get (\w+).*?(?:->.*:|\) *:) *(?:cs\.(\w+?)(?:Entity|Selection)\b)?/g,
    )) {
      model.get(dataclass ?? '')?.set(name, related ? {related} : {});
    }
  }
  return model;
}
