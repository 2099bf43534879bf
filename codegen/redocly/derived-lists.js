import { chapters, exportedAreas, pickLists } from './areas.js';
import { eventKinds } from './fill-paths.js';

/** What a schema with `x-one-of` takes: lists that follow from which files there are. */
const LISTS = {
  'event kinds': () => eventKinds(),
  'exported areas': () => exportedAreas,
  'pick lists': () => pickLists,
};

const modules = chapters.filter(({ module }) => module);

/**
 * Writes out what files decide: the `enum` of a schema with `x-one-of`, and a member for each module that a workspace can switch
 * off where a schema says `x-each-module`, `required` or `optional`.
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
