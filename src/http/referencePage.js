/**
 * Runs in the browser as the script `start` of a reference: shows the document that the page names in its
 * data attribute, so that no inline script is needed. It fetches the document while Scalar's script still
 * loads, and restores the light or dark mode that the reader chose.
 */
const mode = localStorage.getItem('colorMode');
if (mode === 'light' || mode === 'dark') document.body.classList.add(`${mode}-mode`);

const { url } = document.getElementById('reference').dataset;
const [content] = await Promise.all([
  fetch(url).then((answer) => answer.json()),
  new Promise((done) => document.addEventListener('DOMContentLoaded', done)),
]);

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

// Scalar searches the text of a tag, loads it after what is visible, and gives it an address: so each section
// of a guide is a tag, and each guide a group of tags
const slugOf = (title) =>
  title
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');
const sectionsOf = ({ title, text }) =>
  `## ${title}\n\n${text}`
    .split(/^## /m)
    .slice(1)
    .map((section, index) => {
      const [heading, ...lines] = section.split('\n');
      return {
        name: `guide-${slugOf(title)}${index === 0 ? '' : `-${slugOf(heading)}`}`,
        'x-displayName': heading,
        description: lines.join('\n').trim(),
      };
    });
const guides = content['x-guides'].map((guide) => ({ name: guide.title, sections: sectionsOf(guide) }));
const areas = content.tags.map(({ name }) => name);
content.tags.push(...guides.flatMap(({ sections }) => sections));
content['x-tagGroups'] = [
  ...guides.map(({ name, sections }) => ({ name, tags: sections.map((section) => section.name) })),
  { name: 'Calls', tags: areas },
];
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
  defaultOpenFirstTag: false,
  orderSchemaPropertiesBy: 'preserve',
  documentDownloadType: 'none',
  // in tables, the first column fits its text; badges are readable in light and dark mode; tabs of statuses
  // wrap instead of being cut off
  customCss: `
    .markdown table { display: table !important; table-layout: auto !important; }
    .introduction-description .markdown :is(th, td):first-child { width: 1% !important; white-space: nowrap; }
    .markdown td code { font-size: 12px; overflow-wrap: anywhere; word-break: normal !important; }
    .badge[style] { color: #1b1b1b !important; }
    .response-card .tab-list { flex-wrap: wrap; overflow: visible; }

    /* what a pointer brings up beside a heading would make a narrow page wider than its window */
    @media (max-width: 480px) { .section-header .scalar-button { display: none; } }

    /* a parameter that is left out is no mistake */
    tr.alert:has(.cm-placeholder):not(:has(input:checked)) td { background: none; }
    tr.alert:has(.cm-placeholder):not(:has(input:checked)) [aria-label='Input is invalid'] { display: none; }

    /* a guide: its sections belong together, have the width for code, and are read whole */
    .section[id*='/tag/guide-'] { padding-block: 20px; border: 0; }
    .section[id*='/tag/guide-'] .section-columns { display: block; max-width: 820px; }
    .section[id*='/tag/guide-'] .markdown { display: block; -webkit-line-clamp: none; line-clamp: none; overflow: visible; }

    /* the sidebar names the guides, and the sections of the one that is being read */
    li:has(> ul > [data-sidebar-id*='/tag/guide-']) > :not(ul) { display: none !important; }
    ul:not(:has([aria-selected='true'])) > [data-sidebar-id*='/tag/guide-'] ~ li { display: none !important; }
    ul > [data-sidebar-id*='/tag/guide-'] ~ li { padding-left: 12px; }
  `,
});
