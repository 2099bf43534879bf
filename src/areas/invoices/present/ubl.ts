/**
 * An invoice as XRechnung 3.0 in UBL 2.1, which German authorities require and which conforms to EN 16931.
 */
import { element, optionalElement, xmlDocument, type XmlElement } from '../../../lib/xml.ts';
import { UNIT_CODES, type DocumentLine, type DocumentTax, type InvoiceDocument } from '../rules/document.ts';
import type { Party } from '../rules/parties.ts';
import { BILLING, EMAIL_ADDRESS, NOT_SAID_HOW, ROUNDING_REASON, TYPE_CODES } from './codes.ts';

const ROOT = 'urn:oasis:names:specification:ubl:schema:xsd';
const SPACES = {
  'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};

const XRECHNUNG = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';

/** An invoice and a credit note have different roots and names of elements. The schemas prescribe their order. */
export function xrechnung(invoice: InvoiceDocument): string {
  const credits = invoice.kind === 'credit_note';
  const document = credits ? 'CreditNote' : 'Invoice';
  const amount = (name: string, value: string) => element(name, { currencyID: invoice.currency }, value);

  const line = (one: DocumentLine, index: number): XmlElement =>
    element(
      `cac:${document}Line`,
      element('cbc:ID', String(index + 1)),
      element(
        credits ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity',
        { unitCode: UNIT_CODES[one.unit] },
        one.quantity,
      ),
      amount('cbc:LineExtensionAmount', one.amount),
      one.rounding !== null &&
        element(
          'cac:AllowanceCharge',
          element('cbc:ChargeIndicator', one.rounding.startsWith('-') ? 'false' : 'true'),
          element('cbc:AllowanceChargeReason', ROUNDING_REASON),
          amount('cbc:Amount', one.rounding.replace('-', '')),
        ),
      element(
        'cac:Item',
        element('cbc:Name', one.description),
        element(
          'cac:ClassifiedTaxCategory',
          element('cbc:ID', one.category),
          element('cbc:Percent', one.tax_rate),
          taxScheme('VAT'),
        ),
      ),
      element('cac:Price', amount('cbc:PriceAmount', one.unit_price)),
    );

  const tax = ({ category, tax_rate, net, tax: counted, exemption }: DocumentTax): XmlElement =>
    element(
      'cac:TaxSubtotal',
      amount('cbc:TaxableAmount', net),
      amount('cbc:TaxAmount', counted),
      element(
        'cac:TaxCategory',
        element('cbc:ID', category),
        element('cbc:Percent', tax_rate),
        optionalElement('cbc:TaxExemptionReasonCode', exemption?.code),
        optionalElement('cbc:TaxExemptionReason', exemption?.text),
        taxScheme('VAT'),
      ),
    );

  return xmlDocument(
    element(
      `ubl:${document}`,
      { 'xmlns:ubl': `${ROOT}:${document}-2`, ...SPACES },
      element('cbc:CustomizationID', XRECHNUNG),
      element('cbc:ProfileID', BILLING),
      element('cbc:ID', invoice.number),
      element('cbc:IssueDate', invoice.issued_on),
      !credits && element('cbc:DueDate', invoice.due_on),
      element(`cbc:${document}TypeCode`, TYPE_CODES[invoice.kind]),
      invoice.notes.map((note) => element('cbc:Note', note)),
      element('cbc:DocumentCurrencyCode', invoice.currency),
      element('cbc:BuyerReference', invoice.buyer_reference),
      invoice.period &&
        element(
          'cac:InvoicePeriod',
          element('cbc:StartDate', invoice.period.start),
          element('cbc:EndDate', invoice.period.end),
        ),
      invoice.corrects &&
        element(
          'cac:BillingReference',
          element(
            'cac:InvoiceDocumentReference',
            element('cbc:ID', invoice.corrects.number),
            element('cbc:IssueDate', invoice.corrects.issued_on),
          ),
        ),
      element('cac:AccountingSupplierParty', seller(invoice.seller)),
      element('cac:AccountingCustomerParty', buyer(invoice.buyer)),
      element('cac:Delivery', element('cbc:ActualDeliveryDate', invoice.period?.end ?? invoice.issued_on)),
      element(
        'cac:PaymentMeans',
        element('cbc:PaymentMeansCode', NOT_SAID_HOW),
        element('cbc:PaymentID', invoice.number),
      ),
      element('cac:PaymentTerms', element('cbc:Note', invoice.terms)),
      element('cac:TaxTotal', amount('cbc:TaxAmount', invoice.tax), invoice.taxes.map(tax)),
      element(
        'cac:LegalMonetaryTotal',
        amount('cbc:LineExtensionAmount', invoice.net),
        amount('cbc:TaxExclusiveAmount', invoice.net),
        amount('cbc:TaxInclusiveAmount', invoice.total),
        invoice.prepaid !== null && amount('cbc:PrepaidAmount', invoice.prepaid),
        amount('cbc:PayableAmount', invoice.payable),
      ),
      invoice.lines.map(line),
    ),
  );
}

const seller = (party: Party): XmlElement =>
  element(
    'cac:Party',
    electronicAddress(party),
    // a seller without a VAT id needs another identifier (BR-CO-26)
    party.vat_id === null &&
      party.tax_number !== null &&
      element('cac:PartyIdentification', element('cbc:ID', party.tax_number)),
    place(party),
    party.vat_id !== null && registration(party.vat_id, 'VAT'),
    // any scheme except VAT marks the tax office's number (BT-32)
    party.tax_number !== null && registration(party.tax_number, 'FC'),
    element('cac:PartyLegalEntity', element('cbc:RegistrationName', party.name)),
    element(
      'cac:Contact',
      element('cbc:Name', party.name),
      optionalElement('cbc:Telephone', party.phone),
      element('cbc:ElectronicMail', party.email),
    ),
  );

const buyer = (party: Party): XmlElement =>
  element(
    'cac:Party',
    electronicAddress(party),
    place(party),
    party.vat_id !== null && registration(party.vat_id, 'VAT'),
    element(
      'cac:PartyLegalEntity',
      element('cbc:RegistrationName', party.name),
      optionalElement('cbc:CompanyID', party.tax_number),
    ),
  );

const electronicAddress = ({ email }: Party): XmlElement =>
  element('cbc:EndpointID', { schemeID: EMAIL_ADDRESS }, email);

const place = (party: Party): XmlElement =>
  element(
    'cac:PostalAddress',
    element('cbc:StreetName', party.line1),
    optionalElement('cbc:AdditionalStreetName', party.line2),
    element('cbc:CityName', party.city),
    element('cbc:PostalZone', party.postal_code),
    optionalElement('cbc:CountrySubentity', party.region),
    element('cac:Country', element('cbc:IdentificationCode', party.country)),
  );

const registration = (id: string, scheme: string): XmlElement =>
  element('cac:PartyTaxScheme', element('cbc:CompanyID', id), taxScheme(scheme));

const taxScheme = (id: string): XmlElement => element('cac:TaxScheme', element('cbc:ID', id));
