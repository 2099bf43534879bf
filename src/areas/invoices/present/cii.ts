/** An invoice as Cross Industry Invoice (UN/CEFACT D16B, EN 16931), which Factur-X and ZUGFeRD embed. */
import type { CivilDate } from '../../../civil/dates.ts';
import { element, optionalElement, xmlDocument, type XmlElement } from '../../../lib/xml.ts';
import { UNIT_CODES, type DocumentLine, type DocumentTax, type InvoiceDocument } from '../rules/document.ts';
import type { Party } from '../rules/parties.ts';
import { BILLING, EMAIL_ADDRESS, NOT_SAID_HOW, ROUNDING_REASON, TYPE_CODES } from './codes.ts';

const SPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
};

/** The schema prescribes the order of elements. */
export function crossIndustryInvoice(invoice: InvoiceDocument): string {
  return xmlDocument(
    element(
      'rsm:CrossIndustryInvoice',
      SPACES,
      element(
        'rsm:ExchangedDocumentContext',
        element('ram:BusinessProcessSpecifiedDocumentContextParameter', element('ram:ID', BILLING)),
        element(
          'ram:GuidelineSpecifiedDocumentContextParameter',
          element('ram:ID', 'urn:cen.eu:en16931:2017'),
        ),
      ),
      element(
        'rsm:ExchangedDocument',
        element('ram:ID', invoice.number),
        element('ram:TypeCode', TYPE_CODES[invoice.kind]),
        day('ram:IssueDateTime', invoice.issued_on),
        invoice.notes.map((note) => element('ram:IncludedNote', element('ram:Content', note))),
      ),
      element(
        'rsm:SupplyChainTradeTransaction',
        invoice.lines.map(line),
        element(
          'ram:ApplicableHeaderTradeAgreement',
          element('ram:BuyerReference', invoice.buyer_reference),
          seller(invoice.seller),
          buyer(invoice.buyer),
        ),
        // required by the schema
        element(
          'ram:ApplicableHeaderTradeDelivery',
          element(
            'ram:ActualDeliverySupplyChainEvent',
            day('ram:OccurrenceDateTime', invoice.period?.end ?? invoice.issued_on),
          ),
        ),
        settlement(invoice),
      ),
    ),
  );
}

const line = (one: DocumentLine, index: number): XmlElement =>
  element(
    'ram:IncludedSupplyChainTradeLineItem',
    element('ram:AssociatedDocumentLineDocument', element('ram:LineID', String(index + 1))),
    element('ram:SpecifiedTradeProduct', element('ram:Name', one.description)),
    element(
      'ram:SpecifiedLineTradeAgreement',
      element('ram:NetPriceProductTradePrice', element('ram:ChargeAmount', one.unit_price)),
    ),
    element(
      'ram:SpecifiedLineTradeDelivery',
      element('ram:BilledQuantity', { unitCode: UNIT_CODES[one.unit] }, one.quantity),
    ),
    element(
      'ram:SpecifiedLineTradeSettlement',
      element(
        'ram:ApplicableTradeTax',
        element('ram:TypeCode', 'VAT'),
        element('ram:CategoryCode', one.category),
        element('ram:RateApplicablePercent', one.tax_rate),
      ),
      one.rounding !== null &&
        element(
          'ram:SpecifiedTradeAllowanceCharge',
          element(
            'ram:ChargeIndicator',
            element('udt:Indicator', one.rounding.startsWith('-') ? 'false' : 'true'),
          ),
          element('ram:ActualAmount', one.rounding.replace('-', '')),
          element('ram:Reason', ROUNDING_REASON),
        ),
      element(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        element('ram:LineTotalAmount', one.amount),
      ),
    ),
  );

const settlement = (invoice: InvoiceDocument): XmlElement =>
  element(
    'ram:ApplicableHeaderTradeSettlement',
    element('ram:PaymentReference', invoice.number),
    element('ram:InvoiceCurrencyCode', invoice.currency),
    element('ram:SpecifiedTradeSettlementPaymentMeans', element('ram:TypeCode', NOT_SAID_HOW)),
    invoice.taxes.map(tax),
    invoice.period &&
      element(
        'ram:BillingSpecifiedPeriod',
        day('ram:StartDateTime', invoice.period.start),
        day('ram:EndDateTime', invoice.period.end),
      ),
    element(
      'ram:SpecifiedTradePaymentTerms',
      element('ram:Description', invoice.terms),
      day('ram:DueDateDateTime', invoice.due_on),
    ),
    element(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      element('ram:LineTotalAmount', invoice.net),
      element('ram:TaxBasisTotalAmount', invoice.net),
      element('ram:TaxTotalAmount', { currencyID: invoice.currency }, invoice.tax),
      element('ram:GrandTotalAmount', invoice.total),
      optionalElement('ram:TotalPrepaidAmount', invoice.prepaid),
      element('ram:DuePayableAmount', invoice.payable),
    ),
    invoice.corrects &&
      element(
        'ram:InvoiceReferencedDocument',
        element('ram:IssuerAssignedID', invoice.corrects.number),
        day('ram:FormattedIssueDateTime', invoice.corrects.issued_on, 'qdt'),
      ),
  );

const tax = ({ category, tax_rate, net, tax: amount, exemption }: DocumentTax): XmlElement =>
  element(
    'ram:ApplicableTradeTax',
    element('ram:CalculatedAmount', amount),
    element('ram:TypeCode', 'VAT'),
    optionalElement('ram:ExemptionReason', exemption?.text),
    element('ram:BasisAmount', net),
    element('ram:CategoryCode', category),
    optionalElement('ram:ExemptionReasonCode', exemption?.code),
    element('ram:RateApplicablePercent', tax_rate),
  );

const seller = (party: Party): XmlElement =>
  element(
    'ram:SellerTradeParty',
    // a seller without a VAT id needs another identifier (BR-CO-26)
    party.vat_id === null && optionalElement('ram:ID', party.tax_number),
    element('ram:Name', party.name),
    element(
      'ram:DefinedTradeContact',
      element('ram:PersonName', party.name),
      party.phone !== null &&
        element('ram:TelephoneUniversalCommunication', element('ram:CompleteNumber', party.phone)),
      element('ram:EmailURIUniversalCommunication', element('ram:URIID', party.email)),
    ),
    place(party),
    electronicAddress(party),
    registration('VA', party.vat_id),
    registration('FC', party.tax_number),
  );

const buyer = (party: Party): XmlElement =>
  element(
    'ram:BuyerTradeParty',
    element('ram:Name', party.name),
    party.tax_number !== null &&
      element('ram:SpecifiedLegalOrganization', element('ram:ID', party.tax_number)),
    place(party),
    electronicAddress(party),
    registration('VA', party.vat_id),
  );

const place = (party: Party): XmlElement =>
  element(
    'ram:PostalTradeAddress',
    element('ram:PostcodeCode', party.postal_code),
    element('ram:LineOne', party.line1),
    optionalElement('ram:LineTwo', party.line2),
    element('ram:CityName', party.city),
    element('ram:CountryID', party.country),
    optionalElement('ram:CountrySubDivisionName', party.region),
  );

const electronicAddress = ({ email }: Party): XmlElement =>
  element('ram:URIUniversalCommunication', element('ram:URIID', { schemeID: EMAIL_ADDRESS }, email));

const registration = (schemeID: string, id: string | null): XmlElement | null =>
  id === null ? null : element('ram:SpecifiedTaxRegistration', element('ram:ID', { schemeID }, id));

const day = (name: string, date: CivilDate, space = 'udt'): XmlElement =>
  element(name, element(`${space}:DateTimeString`, { format: '102' }, date.replaceAll('-', '')));
