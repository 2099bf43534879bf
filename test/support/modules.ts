/** The module flags of a workspace in which everything is switched on: true for what the served contract has calls of. */
import document from '../../src/generated/openapi.json' with { type: 'json' };

const paths = Object.keys(document.paths);

export const MODULES: Record<string, boolean> = Object.fromEntries(
  document.components.schemas.ModuleFlags.required.map((name) => [
    name,
    paths.some((path) => path.startsWith(`/api/v1/${name}/`)),
  ]),
);
