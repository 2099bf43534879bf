import { chapters, exportedAreas, pickLists } from './areas.js';
import { eventKinds } from './fill-paths.js';

/** The lists that `x-one-of` can name in a schema. They follow from the files that exist. */
const LISTS = {
  'event kinds': () => eventKinds(),
  'event selections': () => ['*', ...eventGroups(), ...eventKinds()],
  'exported areas': () => exportedAreas,
  'pick lists': () => pickLists,
};

/** `absence.*`, once for each group of kinds. Pings are always sent, so nobody selects them by a group. */
const eventGroups = () =>
  [...new Set(eventKinds().map((kind) => `${kind.split('.')[0]}.*`))].filter(
    (group) => group !== 'webhook.*',
  );

const modules = chapters.filter(({ module }) => module);

/**
 * Adds the `enum` of schemas with `x-one-of`, and to schemas with `x-each-module: required` or `optional` a
 * member for each module that a workspace can switch off.
 */
export function derivedLists() {
  return {
    Schema: {
      enter(schema, ctx) {
        const { 'x-one-of': list, 'x-each-module': each } = schema;
        if (list && !LISTS[list])
          ctx.report({ message: `x-one-of is one of: ${Object.keys(LISTS).join(', ')}` });
        if (list) schema.enum = LISTS[list]?.();
        if (each) {
          schema.properties = Object.fromEntries(
            modules.map(({ area, title }) => [
              area,
              { type: 'boolean', description: `Whether ${title} is on.` },
            ]),
          );
          if (each === 'required') schema.required = modules.map(({ area }) => area);
        }
        delete schema['x-one-of'];
        delete schema['x-each-module'];
      },
    },
  };
}
