/**
 * The guides for integrators, as `x-guides` of the served documents; the references show them as chapters. They are no part of
 * `info.description`, because generators copy that to the head of every file that they write.
 */
import generated from '../generated/guides.json' with { type: 'json' };
import type { OpenApiDocument } from './document.ts';

/** A chapter: its title, and its text as Markdown with headings from the second level on. */
export interface Guide {
  title: string;
  text: string;
}

export const guides: readonly Guide[] = generated.map(({ title, lines }) => ({
  title,
  text: lines.join('\n'),
}));

export const withGuides = (
  document: OpenApiDocument,
): OpenApiDocument & { 'x-guides': readonly Guide[] } => ({
  ...document,
  'x-guides': guides,
});
