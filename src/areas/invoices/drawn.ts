import { invoicePdf } from './present/pdf.ts';

export default { invoice: invoicePdf };
