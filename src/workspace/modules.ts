import { modules, operations } from '../generated/operations.ts';
import type { ModuleFlags } from '../generated/types.ts';
import type { Workspace } from './workspace.ts';

/** Areas with operations: a module exists from its first operation on. */
const areas = new Set<string>(Object.values(operations).map(({ area }) => area));

/** A part of the product that a workspace can switch off. */
export type Module = keyof ModuleFlags;

/** Whether this version has operations of the module. */
export const isThere = (module: Module): boolean => areas.has(module);

/** The existing modules that the workspace has switched off, in alphabetical order. */
export const modulesSwitchedOff = ({ modulesOff }: Pick<Workspace, 'modulesOff'>): string[] =>
  modulesOff.filter((module) => areas.has(module)).sort();

/** Which modules exist and are switched on in a workspace. */
export const moduleFlags = ({ modulesOff }: Pick<Workspace, 'modulesOff'>): ModuleFlags =>
  Object.fromEntries(
    modules.map((module) => [module, isThere(module) && !modulesOff.includes(module)]),
  ) as unknown as ModuleFlags;
