/**
 * The documents of `/api/schema/` and `/api/schema/public/`, which the references show. Made on first
 * request, because making them would add much to the time of a start.
 */
import { once } from '../lib/once.ts';
import { withCallsByScope } from './callsByScope.ts';
import { document, type OpenApiDocument } from './document.ts';
import { withExamples } from './examples.ts';
import { withGuides } from './guides.ts';
import { published } from './published.ts';
import { publicSubset } from './publicSubset.ts';
import { withoutAreas } from './withoutAreas.ts';

const whole = once(() => published(document));
const served = (one: OpenApiDocument) => withGuides(withExamples(withCallsByScope(one)));

export const fullDocument = once(() => served(whole()));
export const publicDocument = once(() => served(publicSubset(whole())));

/** The same for a workspace that has switched off some areas: without their calls. */
export const fullDocumentWithout = (areas: readonly string[]): OpenApiDocument =>
  areas.length === 0 ? fullDocument() : served(withoutAreas(whole(), areas));
export const publicDocumentWithout = (areas: readonly string[]): OpenApiDocument =>
  areas.length === 0 ? publicDocument() : served(publicSubset(withoutAreas(whole(), areas)));
