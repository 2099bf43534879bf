import { operations } from '../generated/operations.ts';
import type { OperationRow } from './operation.ts';

const FILES = Object.values<OperationRow>(operations)
  .filter(({ signed }) => signed)
  .map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[\\w-]+')}$`));

/** Whether a call that answers with a file has this path. */
export const isFilePath = (path: string): boolean => FILES.some((one) => one.test(path));
