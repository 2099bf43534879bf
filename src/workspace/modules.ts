import { modules, operations } from '../generated/operations.ts';
import type { ModuleFlags } from '../generated/types.ts';
import type { Workspace } from './workspace.ts';

/** Areas that have operations: a module turns on with its first operation. */
const areas = new Set<string>(Object.values(operations).map(({ area }) => area));

/** A part of the product that a workspace can switch off. */
export type Module = keyof ModuleFlags;

/** Whether this version has calls of the module. */
export const isThere = (module: Module): boolean => areas.has(module);

/** The modules that are there and switched off in a workspace, in the order of the alphabet. */
export const modulesSwitchedOff = ({ modulesOff }: Pick<Workspace, 'modulesOff'>): string[] =>
  modulesOff.filter((module) => areas.has(module)).sort();

/** Which parts of the product exist and are switched on in a workspace. */
export const moduleFlags = ({ modulesOff }: Pick<Workspace, 'modulesOff'>): ModuleFlags =>
  Object.fromEntries(
    modules.map((module) => [module, isThere(module) && !modulesOff.includes(module)]),
  ) as unknown as ModuleFlags;
