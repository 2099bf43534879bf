/**
 * Finds what areas provide besides operations by the location of their files, so a new area is one new folder
 * and is registered nowhere by hand (docs/adding.md, "Adding an area").
 */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Remedy } from './remedy.ts';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const areas = readdirSync(`${src}areas`).sort();

const camel = (name: string) => name.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());

/** The names of the matching files in a folder below src/; empty if the folder does not exist. */
const filesOf = (folder: string, pattern: RegExp): string[] =>
  existsSync(src + folder)
    ? readdirSync(src + folder)
        .filter((name) => pattern.test(name))
        .sort()
    : [];

/**
 * `migrations.ts`: first migrations 001 to 999, from before areas had their own, then those of all areas in
 * the order of the timestamps in their names, so that every database applies them in the same order.
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
  if (doubled) throw new Remedy(`two migrations are named ${doubled.name}`);
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

interface Gathered {
  /** The file name in each area, without `.ts`. Its default exports are collected. */
  file: string;
  /** Describes the value in its docstring. */
  says: string;
  name: string;
  type: string;
  /** The import statement of the type, without `import type`. */
  from: string;
  /** `[]` or `{}`. */
  brackets: string;
  /** Writes one area's export as an element of the value. */
  item: (value: string, area: string) => string;
}

const single = (value: string) => value;
const spread = (value: string) => `...${value}`;

/** A source file with one value that collects the default exports of all areas. */
function gatheredSource({ file, says, name, type, from, brackets, item }: Gathered): string {
  const areasWith = having(file);
  return `${areasWith.map(importOf(file)).join('\n')}
import type ${from}

/** ${says} */
export const ${name}: ${type} = ${brackets[0]}
${areasWith.map((area) => `  ${item(camel(`${area}_${file}`), area)},`).join('\n')}
${brackets[1]};
`;
}

/**
 * `patternChanged.ts`: what areas recalculate when a person's working pattern changes. A separate file,
 * because an area that imports it may also have jobs.
 */
export const patternChangedSource = (): string =>
  gatheredSource({
    file: 'patternChange',
    says: "What areas recalculate when a person's weekly pattern changes.",
    name: 'patternChanged',
    type: 'readonly PatternChanged[]',
    from: "{ PatternChanged } from '../schedule/patternChange.ts';",
    brackets: '[]',
    item: single,
  });

/** `leaving.ts`: what areas end when somebody leaves. A separate file, because the job that ends access imports it. */
export const leavingSource = (): string =>
  gatheredSource({
    file: 'leaving',
    says: 'What areas do when somebody leaves, in the order of their names.',
    name: 'leaving',
    type: 'readonly Leaving[]',
    from: "{ Leaving } from '../people/leaving.ts';",
    brackets: '[]',
    item: single,
  });

/** `staying.ts`: what areas restore when a planned leaving is withdrawn. */
export const stayingSource = (): string =>
  gatheredSource({
    file: 'staying',
    says: 'What areas restore when a planned leaving is withdrawn or moved.',
    name: 'staying',
    type: 'readonly Staying[]',
    from: "{ Staying } from '../people/leaving.ts';",
    brackets: '[]',
    item: single,
  });

/** `timekeeping.ts`: what areas tell leave about people's time. */
export const timekeepingSource = (): string =>
  gatheredSource({
    file: 'timekeeping',
    says: "Areas that keep people's time.",
    name: 'timekeeping',
    type: 'readonly Timekeeping[]',
    from: "{ Timekeeping } from '../schedule/timekeeping.ts';",
    brackets: '[]',
    item: single,
  });

/** `placementChanged.ts`: what areas recalculate when their holiday calendar changes. */
export const placementChangedSource = (): string =>
  gatheredSource({
    file: 'placementChange',
    says: "What areas recalculate when a person's holiday calendar changes.",
    name: 'placementChanged',
    type: 'readonly PlacementChanged[]',
    from: "{ PlacementChanged } from '../schedule/placementChange.ts';",
    brackets: '[]',
    item: single,
  });

/** `foundings.ts`: what a new workspace starts with. Only the area that creates workspaces imports it. */
export const foundingsSource = (): string =>
  gatheredSource({
    file: 'founding',
    says: 'What a new workspace starts with, sorted by area.',
    name: 'foundings',
    type: 'readonly Founding[]',
    from: "{ Founding } from '../people/founding.ts';",
    brackets: '[]',
    item: single,
  });

/** `payables.ts`: what areas submit for payment. A separate file: only areas that pay import it. */
export const payablesSource = (): string =>
  gatheredSource({
    file: 'payable',
    says: 'What can be paid, by area.',
    name: 'payables',
    type: 'readonly Payable[]',
    from: "{ Payable } from '../paying/payable.ts';",
    brackets: '[]',
    item: spread,
  });

/** `handoverParts.ts`: what areas add to hand-overs. A separate file: areas that pay import it. */
export const handoverPartsSource = (): string =>
  gatheredSource({
    file: 'handover',
    says: 'What areas add to the hand-over of a month.',
    name: 'handoverParts',
    type: 'readonly HandoverPart[]',
    from: "{ HandoverPart } from '../paying/handover.ts';",
    brackets: '[]',
    item: single,
  });

/** `owners.ts`: how to find the owner of a record by its id in a path. Only the pipeline imports it. */
export const ownersSource = (): string =>
  gatheredSource({
    file: 'owners',
    says: 'Finds the person whose record an id in a path names, by the name of the id.',
    name: 'owners',
    type: 'Owners',
    from: "{ Owners } from '../people/owners.ts';",
    brackets: '{}',
    item: spread,
  });

/** `drawings.ts`: the documents that areas draw. The drawing thread imports nothing else from areas. */
export const drawingsSource = (): string =>
  gatheredSource({
    file: 'drawn',
    says: 'The documents that areas draw, by name.',
    name: 'drawings',
    type: 'Readonly<Record<string, Drawing>>',
    from: "{ Drawing } from '../pdf/serving.ts';",
    brackets: '{}',
    item: spread,
  });

/**
 * `areas.ts`: what areas do when a person is anonymised, their scheduled jobs and their pick lists.
 */
export function areasSource(): string {
  const [anonymise, jobs, lists] = ['anonymise', 'jobs', 'pickLists'].map(having) as [
    string[],
    string[],
    string[],
  ];
  const imports = [
    ...anonymise.map(importOf('anonymise')),
    ...jobs.map(importOf('jobs')),
    ...lists.map(importOf('pickLists')),
  ];
  return `${imports.join('\n')}
import type { ListName } from './types.ts';
import type { FirstItem } from '../lists/pickLists.ts';
import type { Anonymising } from '../people/anonymising.ts';
import type { TimedJob } from '../workspace/timedJob.ts';

/** What each area erases when a person is anonymised, sorted by area. */
export const anonymising: readonly Anonymising[] = [
${anonymise.map((area) => `  ${camel(`${area}_anonymise`)},`).join('\n')}
];

/** The areas' scheduled jobs. */
export const areaJobs: readonly TimedJob[] = [
${jobs.map((area) => `  ...${camel(`${area}_jobs`)},`).join('\n')}
];

/** The pick lists of all areas with the items of a new workspace: exactly those of the contract. */
export const pickLists: { readonly [List in ListName]: readonly FirstItem[] } = {
${lists.map((area) => `  ...${camel(`${area}_pickLists`)},`).join('\n')}
};
`;
}

/** `scenes.ts`: what areas add to the demo. Separate from `areas.ts`, so that the service runs without it. */
export const scenesSource = (): string =>
  gatheredSource({
    file: 'demo',
    says: 'What areas add to the demo; `inOrder` sorts them.',
    name: 'scenes',
    type: 'readonly AreaScene[]',
    from: "{ AreaScene } from '../demo/scene.ts';",
    brackets: '[]',
    item: (value, area) => `{ area: '${area}', scene: ${value} }`,
  });

/** `exported.ts`: the parts of each area's tables that an export of the workspace contains. */
export const exportedSource = (): string =>
  gatheredSource({
    file: 'exported',
    says: 'The tables of all areas, by area, with what an export contains.',
    name: 'exportedByArea',
    type: 'TablesByArea',
    from: "{ TablesByArea } from '../exports/tables.ts';",
    brackets: '{}',
    item: (value, area) => `${area}: ${value}`,
  });
