/**
 * What areas bring beside their operations, found by the place of files: `migrations/`, `leaving.ts`, `anonymise.ts`,
 * `patternChange.ts`, `payable.ts`, `owners.ts`, `drawn.ts`, `founding.ts`, `jobs.ts`, `pickLists.ts`, `exported.ts`, `demo.ts`. So a new area is one
 * new folder, and no list of areas is written
 * by hand.
 */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const areas = readdirSync(`${src}areas`).sort();

const camel = (name: string) => name.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());

/** The files of a folder below src/, by name; empty without the folder. */
const filesOf = (folder: string, pattern: RegExp): string[] =>
  existsSync(src + folder)
    ? readdirSync(src + folder)
        .filter((name) => pattern.test(name))
        .sort()
    : [];

/**
 * `migrations.ts`: those from before areas had their own (001 to 999), then those of all areas by the time in their
 * names, so that everybody applies them in one order.
 */
export function migrationsSource(): string {
  const found = ['migrations', ...areas.map((area) => `areas/${area}/migrations`)]
    .flatMap((folder) =>
      filesOf(folder, /^\d[\w-]*\.ts$/).map((file) => ({
        name: file.slice(0, -3),
        file: `../${folder}/${file}`,
      })),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const doubled = found.find(({ name }, index) => found[index + 1]?.name === name);
  if (doubled) throw new Error(`two migrations are named ${doubled.name}`);
  return `${found.map(({ name, file }) => `import { sql as m${camel(name)} } from '${file}';`).join('\n')}

/** In their permanent order: a migration that was released is never edited. */
export const migrations = [
${found.map(({ name }) => `  { name: '${name}', sql: m${camel(name)} },`).join('\n')}
];
`;
}

const having = (file: string) => areas.filter((area) => existsSync(`${src}areas/${area}/${file}.ts`));

const importOf = (file: string) => (area: string) =>
  `import ${camel(`${area}_${file}`)} from '../areas/${area}/${file}.ts';`;

/**
 * `patternChanged.ts`: what areas count again when somebody works other days. A file of its own, because an area that uses it
 * may have jobs, too.
 */
export function patternChangedSource(): string {
  const areasWith = having('patternChange');
  return `${areasWith.map(importOf('patternChange')).join('\n')}
import type { PatternChanged } from '../schedule/patternChange.ts';

/** What areas count again when a person's weekly pattern changes. */
export const patternChanged: readonly PatternChanged[] = [
${areasWith.map((area) => `  ${camel(`${area}_patternChange`)},`).join('\n')}
];
`;
}

/** `foundings.ts`: what a new workspace begins with. A file of its own: only the area that makes workspaces imports it. */
export function foundingsSource(): string {
  const areasWith = having('founding');
  return `${areasWith.map(importOf('founding')).join('\n')}
import type { Founding } from '../people/founding.ts';

/** What a new workspace begins with, in the order of the areas' names. */
export const foundings: readonly Founding[] = [
${areasWith.map((area) => `  ${camel(`${area}_founding`)},`).join('\n')}
];
`;
}

/** `payables.ts`: what areas have to be paid. A file of its own: areas that pay import it, those that are paid do not. */
export function payablesSource(): string {
  const areasWith = having('payable');
  return `${areasWith.map(importOf('payable')).join('\n')}
import type { Payable } from '../paying/payable.ts';

/** What areas have to be paid. */
export const payables: readonly Payable[] = [
${areasWith.map((area) => `  ...${camel(`${area}_payable`)},`).join('\n')}
];
`;
}

/** `owners.ts`: whose records the ids in paths name. A file of its own: only the pipeline imports it. */
export function ownersSource(): string {
  const areasWith = having('owners');
  return `${areasWith.map(importOf('owners')).join('\n')}
import type { Owners } from '../people/owners.ts';

/** Whose records the ids in paths name, by the name of the id. */
export const owners: Owners = {
${areasWith.map((area) => `  ...${camel(`${area}_owners`)},`).join('\n')}
};
`;
}

/** `drawings.ts`: the documents that areas draw. A file of its own: the thread that draws needs nothing else of areas. */
export function drawingsSource(): string {
  const areasWith = having('drawn');
  return `${areasWith.map(importOf('drawn')).join('\n')}
import type { Drawing } from '../pdf/serving.ts';

/** The documents that areas draw, by name. */
export const drawings: Readonly<Record<string, Drawing>> = {
${areasWith.map((area) => `  ...${camel(`${area}_drawn`)},`).join('\n')}
};
`;
}

/** `areas.ts`: what areas do when somebody leaves and is anonymised, their scheduled jobs and their pick lists. */
export function areasSource(): string {
  const [leaving, anonymise, jobs, lists] = ['leaving', 'anonymise', 'jobs', 'pickLists'].map(having) as [
    string[],
    string[],
    string[],
    string[],
  ];
  const imports = [
    ...leaving.map(importOf('leaving')),
    ...anonymise.map(importOf('anonymise')),
    ...jobs.map(importOf('jobs')),
    ...lists.map(importOf('pickLists')),
  ];
  return `${imports.join('\n')}
import type { ListName } from './types.ts';
import type { FirstItem } from '../lists/pickLists.ts';
import type { Anonymising } from '../people/anonymising.ts';
import type { Leaving } from '../people/leaving.ts';
import type { TimedJob } from '../workspace/timedJob.ts';

/** What areas do when somebody leaves, in the order of their names. */
export const leaving: readonly Leaving[] = [
${leaving.map((area) => `  ${camel(`${area}_leaving`)},`).join('\n')}
];

/** What areas forget of somebody who is anonymised, in the order of their names. */
export const anonymising: readonly Anonymising[] = [
${anonymise.map((area) => `  ${camel(`${area}_anonymise`)},`).join('\n')}
];

/** The areas' scheduled jobs. */
export const areaJobs: readonly TimedJob[] = [
${jobs.map((area) => `  ...${camel(`${area}_jobs`)},`).join('\n')}
];

/** The pick lists of all areas with what a new workspace starts with: those of the contract, none less and none more. */
export const pickLists: { readonly [List in ListName]: readonly FirstItem[] } = {
${lists.map((area) => `  ...${camel(`${area}_pickLists`)},`).join('\n')}
};
`;
}

/** `scenes.ts`: what areas bring to the demo. Apart from `areas.ts`, so that the service runs without it. */
export function scenesSource(): string {
  const scenes = having('demo');
  return `${scenes.map(importOf('demo')).join('\n')}
import type { AreaScene } from '../demo/scene.ts';

/** What areas bring to the demo; \`inOrder\` says which comes first. */
export const scenes: readonly AreaScene[] = [
${scenes.map((area) => `  { area: '${area}', scene: ${camel(`${area}_demo`)} },`).join('\n')}
];
`;
}

/** `exported.ts`: what of each area's tables leaves with an export of the workspace. */
export function exportedSource(): string {
  const areasWith = having('exported');
  return `${areasWith.map(importOf('exported')).join('\n')}
import type { TablesByArea } from '../exports/tables.ts';

/** The tables of all areas, by area, with what of them leaves. */
export const exportedByArea: TablesByArea = {
${areasWith.map((area) => `  ${area}: ${camel(`${area}_exported`)},`).join('\n')}
};
`;
}
