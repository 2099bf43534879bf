/** XMP metadata that pdfkit does not write: PDF/UA, and the kind of the embedded data. */
import { escapeXml, xmlSafe } from '../lib/xml.ts';

const PDF_UA = 'http://www.aiim.org/pdfua/ns/id/';
const FACTUR_X = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** The name that Factur-X 1.0 requires for the embedded file. */
export const FACTUR_X_FILE = 'factur-x.xml';

/**
 * A title or subject for the information dictionary. pdfkit copies it into XMP unescaped, so markup would
 * break the packet.
 */
export const plainTitle = (text: string): string =>
  xmlSafe(text).replaceAll(/[<>&]/g, ' ').replaceAll(/\s+/g, ' ').trim();

/** `facturX`: the conformance level of the invoice data; null if the file has none. */
export function metadata(facturX: string | null): string[] {
  const descriptions = [properties('pdfuaid', PDF_UA, { part: '1' })];
  if (facturX !== null)
    descriptions.push(
      properties('fx', FACTUR_X, {
        DocumentType: 'INVOICE',
        DocumentFileName: FACTUR_X_FILE,
        Version: '1.0',
        ConformanceLevel: facturX,
      }),
    );
  return [extensions(facturX !== null), ...descriptions];
}

const properties = (prefix: string, namespace: string, values: Record<string, string>): string =>
  `<rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">${Object.entries(values)
    .map(([name, value]) => `<${prefix}:${name}>${escapeXml(value)}</${prefix}:${name}>`)
    .join('')}</rdf:Description>`;

/** PDF/A needs a declaration of every property outside of its list (ISO 19005-3, 6.6.2.3), in one bag. */
function extensions(withFacturX: boolean): string {
  const schemas = [
    schema('PDF/UA identification schema', PDF_UA, 'pdfuaid', [['part', 'Integer', 'Part of ISO 14289']]),
  ];
  if (withFacturX)
    schemas.push(
      schema('Factur-X PDFA Extension Schema', FACTUR_X, 'fx', [
        ['DocumentFileName', 'Text', 'Name of the embedded invoice'],
        ['DocumentType', 'Text', 'INVOICE'],
        ['Version', 'Text', 'Version of the schema of the embedded invoice'],
        ['ConformanceLevel', 'Text', 'Conformance level of the embedded invoice'],
      ]),
    );
  return `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag>${schemas.join('')}</rdf:Bag></pdfaExtension:schemas></rdf:Description>`;
}

const RESOURCE = '<rdf:li rdf:parseType="Resource">';

function schema(
  name: string,
  namespace: string,
  prefix: string,
  members: [string, string, string][],
): string {
  const property = ([member, type, description]: [string, string, string]) =>
    `${RESOURCE}<pdfaProperty:name>${member}</pdfaProperty:name><pdfaProperty:valueType>${type}</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`;
  return `${RESOURCE}<pdfaSchema:schema>${name}</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>${prefix}</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${members.map(property).join('')}</rdf:Seq></pdfaSchema:property></rdf:li>`;
}
