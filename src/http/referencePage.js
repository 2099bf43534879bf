/**
 * Runs in the browser, as /api/docs/assets/start.js: shows the document that the page names in its data attribute,
 * so that no inline script is needed.
 */
const { url } = document.getElementById('reference').dataset;
const content = await (await fetch(url)).json();

// Scalar's examples show null for a reference inside a referenced schema, so references are replaced by their schemas,
// except inside a schema that contains itself, such as a tree.
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
  // in the table of calls by scope, the scope's column is as wide as its text and the paths have the rest; the text of
  // a badge is readable on its colour in light and dark mode
  customCss: `
    .introduction-description .markdown table { display: table !important; table-layout: auto !important; }
    .introduction-description .markdown :is(th, td):first-child { width: 1% !important; white-space: nowrap; }
    .introduction-description .markdown td code { font-size: 12px; overflow-wrap: anywhere; word-break: normal !important; }
    .badge[style] { color: #1b1b1b !important; }
  `,
});
