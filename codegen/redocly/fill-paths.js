import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chapters, tagOf } from './areas.js';

const contractFolder = fileURLToPath(new URL('../../openapi/', import.meta.url));
const PREFIX = '/api/v1/';

/**
 * The path of a path file: `/api/v1/pto/requests/{absence_id}/` for `paths/pto/requests/{absence_id}.yaml`.
 */
function pathKey(relativeFile) {
  return (
    PREFIX +
    relativeFile
      .split(path.sep)
      .join('/')
      .replace(/\.yaml$/, '/')
  );
}

/** All path files of a folder, relative to it and sorted. */
function filesOf(folder) {
  return readdirSync(path.join(contractFolder, folder), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
}

/** The names of all event kinds, which are the names of their files. */
export const eventKinds = () => filesOf('events').map((name) => name.replace(/\.yaml$/, ''));

/** Fills `paths`, `webhooks` and `tags` of the root document from the files that exist. */
export function fillPaths() {
  return {
    Root: {
      enter(root) {
        const files = filesOf('paths');
        if (files.length === 0) throw new Error(`no path files under ${contractFolder}paths`);
        root.paths = Object.fromEntries(files.map((name) => [pathKey(name), { $ref: `./paths/${name}` }]));
        root.webhooks = Object.fromEntries(
          eventKinds().map((kind) => [kind, { $ref: `./events/${kind}.yaml` }]),
        );
        root.tags = [...root.tags, ...chapters.map(tagOf)];
      },
    },
  };
}
