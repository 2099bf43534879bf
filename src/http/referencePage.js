/**
 * Runs in the reader's browser, as /api/docs/assets/start.js: shows the document that the page names in its data attribute,
 * so that no inline script is needed.
 */
const { url } = document.getElementById('reference').dataset;
const content = await (await fetch(url)).json();

// Scalar shows a reference inside a referenced schema as null in its examples: it is given them written out. The contract
// has no cycles.
const { schemas } = content.components;
const writtenOut = (node) => {
  if (Array.isArray(node)) return node.map(writtenOut);
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, ...rest } = node;
  const name = $ref?.split('#/components/schemas/')[1];
  return name ? { ...writtenOut(schemas[name]), ...rest } : mapped(node);
};
const mapped = (members) =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, writtenOut(value)]));
content.components.schemas = mapped(schemas);
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
