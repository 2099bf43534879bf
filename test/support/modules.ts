/** Module flags of a workspace with everything on: true for modules with calls in the served contract. */
import { document } from '../../src/openapi/document.ts';

const paths = Object.keys(document.paths);
const { required } = document.components.schemas['ModuleFlags'] as { required: string[] };

export const MODULES: Record<string, boolean> = Object.fromEntries(
  required.map((name) => [name, paths.some((path) => path.startsWith(`/api/v1/${name}/`))]),
);
