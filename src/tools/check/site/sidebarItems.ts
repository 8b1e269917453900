import Joi from 'joi';

const common = {
  key: Joi.string(),
  className: Joi.string(),
  customProps: Joi.object(),
  description: Joi.string(),
};

const byType: Record<string, Joi.ObjectSchema> = {
  doc: Joi.object({
    type: Joi.string(),
    id: Joi.string().required(),
    label: Joi.string(),
    ...common,
  }),
  ref: Joi.object({
    type: Joi.string(),
    id: Joi.string().required(),
    label: Joi.string(),
    ...common,
  }),
  link: Joi.object({
    type: Joi.string(),
    label: Joi.string().required(),
    href: Joi.string().required(),
    autoAddBaseUrl: Joi.boolean(),
    ...common,
  }),
  category: Joi.object({
    type: Joi.string(),
    label: Joi.string().required(),
    items: Joi.array().required(),
    link: Joi.object().unknown(),
    collapsed: Joi.boolean(),
    collapsible: Joi.boolean(),
    ...common,
  }),
};

interface ItemFault {
  /** A text of the item, to find its line. */
  near: string;
  found: string;
  hint: string;
}

/** Returns what is wrong with the items of sidebars, which stops the build. */
export function itemFaults(item: unknown): ItemFault[] {
  if (Array.isArray(item)) {
    return item.flatMap(itemFaults);
  }
  if (typeof item !== 'object' || item === null) {
    return [];
  }
  const {type, items} = item as {type?: unknown; items?: unknown};
  if (typeof type !== 'string') {
    // A shorthand category: its label, then its items.
    return Object.values(item).flatMap(itemFaults);
  }
  const near =
    Object.entries(item).find(([key, value]) => key !== 'type' && typeof value === 'string')?.[1] ??
    type;
  const schema = byType[type];
  if (!schema) {
    const types = Object.keys(byType).join(', ');
    return [{near: type, found: `an entry of the type "${type}"`, hint: `Write one of ${types}`}];
  }
  const details = schema.validate(item, {convert: false, abortEarly: false}).error?.details ?? [];
  return [
    ...details.map(({message, type: problem}) => ({
      near: String(near),
      found: `the entry "${near}" is not valid: ${message}`,
      hint:
        problem === 'object.unknown'
          ? `Check the spelling; a ${type} can have ${Object.keys(schema.describe().keys as object).join(', ')}`
          : `Add it, or check the spelling of the other keys`,
    })),
    ...itemFaults(items),
  ];
}
