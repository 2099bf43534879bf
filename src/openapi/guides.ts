/**
 * The guides for integrators, as `x-guides` of the served documents; the references show them as chapters.
 * They are not in `info.description`, because client generators copy that into the head of each file.
 */
import generated from '../generated/guides.json' with { type: 'json' };
import type { OpenApiDocument } from './document.ts';

/** `text` is Markdown with headings from the second level on. */
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
