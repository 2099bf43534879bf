/** Finds the changes that break clients within v1. */
import type { OpenApiDocument } from '../../src/openapi/document.ts';
import { publicSubset } from '../../src/openapi/publicSubset.ts';
import { BREAKS, changesBetween, type Change } from './oasdiff.ts';

/** Compares the whole contract and, to find calls that no longer accept keys, the part that keys can call. */
export async function breakingChanges(before: OpenApiDocument, after: OpenApiDocument): Promise<Change[]> {
  const whole = await changesBetween(before, after);
  const ofKeys = await changesBetween(publicSubset(before), publicSubset(after));
  const seen = new Set(whole.map(lineOf));
  return [...whole, ...ofKeys.filter((one) => !seen.has(lineOf(one)))].filter(
    ({ level }) => level === BREAKS,
  );
}

export const lineOf = ({ operation, path, text }: Change): string => `${operation} ${path}: ${text}`;
