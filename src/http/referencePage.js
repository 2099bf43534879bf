/**
 * Runs in the reader's browser, as /api/docs/assets/start.js: shows the document that the page names in its data attribute,
 * so that no inline script is needed.
 */
const { url } = document.getElementById('reference').dataset;
const content = await (await fetch(url)).json();

// Scalar shows a reference inside a referenced schema as null in its examples: it is given them written out, but for a
// schema that holds itself, such as a tree, which stays a reference there.
const { schemas } = content.components;
const writtenOut = (node, within) => {
  if (Array.isArray(node)) return node.map((one) => writtenOut(one, within));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, ...rest } = node;
  const name = $ref?.split('#/components/schemas/')[1];
  if (!name) return mapped(node, within);
  return within.includes(name) ? node : { ...writtenOut(schemas[name], [...within, name]), ...rest };
};
const mapped = (members, within) =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, writtenOut(value, within)]));
content.components.schemas = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [name, writtenOut(schema, [name])]),
);
content.info.description = `OpenAPI document: [JSON](${url}), [YAML](${url}?format=yaml).\n\n${content.info.description}`;

Scalar.createApiReference('#reference', {
  content,
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  persistAuth: false,
  authentication: { preferredSecurityScheme: 'apiKey' },
  defaultOpenAllTags: false,
  orderSchemaPropertiesBy: 'preserve',
  documentDownloadType: 'none',
  // the table of calls by scope gives the scope what it needs and the paths the rest; a badge is read on its colour in the
  // light and in the dark
  customCss: `
    .introduction-description .markdown table { display: table !important; table-layout: auto !important; }
    .introduction-description .markdown :is(th, td):first-child { width: 1% !important; white-space: nowrap; }
    .introduction-description .markdown td code { font-size: 12px; overflow-wrap: anywhere; word-break: normal !important; }
    .badge[style] { color: #1b1b1b !important; }
  `,
});
