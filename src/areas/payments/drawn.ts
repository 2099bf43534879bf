import { payslipPdf } from './present/payslipPdf.ts';

export default { payslip: payslipPdf };
