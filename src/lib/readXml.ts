/** Reads XML from an untrusted source into a tree. */
import { SaxesParser } from 'saxes';

/** Why a document is refused, as a clause that begins with the document. */
export class XmlFault extends Error {}

/** An element, by its local name. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  /** Its own text without the white space around it. */
  readonly text: string;
}

interface OpenNode extends XmlNode {
  children: XmlNode[];
  text: string;
}

/** Elements kept at most, and how deep elements may nest: the parser's cost grows with the square of the depth. */
const MOST = 250_000;
const DEEPEST = 50;
const ENCODING = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/;
const BYTE_ORDER_MARK = '\ufeff';

/**
 * The root of a document. Only elements named in `keep` are kept, and only inside each other; everything in another
 * element is skipped.
 * @throws XmlFault for a document that is not well-formed, has a DTD (so there are no entities), is in an unknown or wrong
 *   encoding, nests deeper than 50 elements, or has more than 250,000 kept ones
 */
export function readXml(bytes: Uint8Array, keep: ReadonlySet<string>): XmlNode {
  const parser = new SaxesParser({ xmlns: true });
  const open: OpenNode[] = [];
  let root: XmlNode | undefined;
  let skipped = 0;
  let count = 0;
  parser.on('error', (error) => {
    throw new XmlFault(`it is not well-formed XML (${error.message.slice(0, 100)})`);
  });
  parser.on('doctype', () => {
    throw new XmlFault('it has a document type, which is not accepted');
  });
  parser.on('opentag', ({ local: name, attributes }) => {
    if (open.length + skipped >= DEEPEST) throw new XmlFault(`its elements nest deeper than ${DEEPEST}`);
    if (skipped > 0 || !keep.has(name)) return void (skipped += 1);
    if ((count += 1) > MOST) throw new XmlFault(`it has more than ${MOST} elements`);
    const values = Object.values(attributes).map((one) => [one.local, one.value] as const);
    const node: OpenNode = { name, attributes: Object.fromEntries(values), children: [], text: '' };
    open.at(-1)?.children.push(node);
    root ??= node;
    open.push(node);
  });
  parser.on('closetag', () => {
    if (skipped > 0) return void (skipped -= 1);
    const node = open.pop()!;
    node.text = node.text.trim();
  });
  const write = (text: string) => {
    if (skipped === 0 && open.length > 0) open.at(-1)!.text += text;
  };
  parser.on('text', write);
  parser.on('cdata', write);
  parser.write(decoded(bytes)).close();
  if (!root) throw new XmlFault('it is another kind of document');
  return root;
}

function decoded(bytes: Uint8Array): string {
  const label = ENCODING.exec(Buffer.from(bytes.subarray(0, 200)).toString('latin1'))?.[1] ?? 'utf-8';
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes);
    return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  } catch {
    throw new XmlFault(`it is not text in ${label}`);
  }
}

/** The first element at a path of names below a node; undefined if there is none. */
export const find = (node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined =>
  path.reduce<XmlNode | undefined>((at, name) => at?.children.find((child) => child.name === name), node);

/** The text at a path; null if it is absent or empty. */
export const textAt = (node: XmlNode | undefined, ...path: readonly string[]): string | null =>
  find(node, ...path)?.text || null;

export const all = (node: XmlNode | undefined, name: string): readonly XmlNode[] =>
  node?.children.filter((child) => child.name === name) ?? [];
