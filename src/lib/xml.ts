/**
 * Writes XML from a tree of elements, for documents whose schema fixes the order of elements: e-invoices and
 * payment files. Amounts and dates arrive as texts, so that they are formatted in one place only.
 */

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

/** Absent children are skipped, so optional elements can be written as `line && element('Line', line)`. */
type Child = XmlElement | string | null | undefined | false | readonly Child[];
type Attributes = Readonly<Record<string, string | null | undefined>>;

/** `element('Amount', { Ccy: 'EUR' }, '12.50')`; the attributes are optional. */
export function element(name: string, ...content: (Attributes | Child)[]): XmlElement {
  const [first, ...rest] = content;
  const given = isAttributes(first) ? Object.entries(first) : [];
  const attributes = Object.fromEntries(
    given.filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
  const children = (isAttributes(first) ? rest : content) as Child[];
  return { name, attributes, children: present(children) };
}

/** An element with a text; null if the text is absent or empty. */
export const optionalElement = (name: string, text: string | null | undefined): XmlElement | null =>
  text ? element(name, text) : null;

/** The document as UTF-8 text, one element per line, with the `<?xml …?>` line. */
export const xmlDocument = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}`;

/**
 * Removes characters that XML 1.0 cannot contain (section 2.2): most control characters and lone surrogates.
 */
export const xmlSafe = (text: string): string => text.replaceAll(UNWRITABLE, '');

/** Escapes content or an attribute. CR becomes `&#13;`, because parsers would turn it into LF. */
export const escapeXml = (text: string): string =>
  xmlSafe(text).replaceAll(/[&<>"\r]/g, (one) => ESCAPES[one]!);

const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

const isAttributes = (value: Attributes | Child): value is Attributes =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('children' in value);

function present(children: readonly Child[]): (XmlElement | string)[] {
  return children.flatMap((child) => {
    if (child === null || child === undefined || child === false) return [];
    return Array.isArray(child) ? present(child as readonly Child[]) : [child as XmlElement | string];
  });
}

/**
 * An element contains either text, written unchanged, or elements, between which white space does not matter.
 */
function written({ name, attributes, children }: XmlElement, indent: string): string {
  const values = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const tag = `${indent}<${name}${values.join('')}`;
  if (children.length === 0) return `${tag}/>\n`;
  const texts = children.filter((child) => typeof child === 'string');
  if (texts.length === children.length) return `${tag}>${escapeXml(texts.join(''))}</${name}>\n`;
  if (texts.length > 0) throw new TypeError(`${name} has a text beside elements`);
  const inside = (children as XmlElement[]).map((child) => written(child, `${indent}  `));
  return `${tag}>\n${inside.join('')}${indent}</${name}>\n`;
}
