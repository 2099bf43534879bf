import { described } from '../support/contract.ts';
import { describeMatrix } from './matrix.ts';

describeMatrix(
  'reads',
  described.filter((row) => row.method === 'GET'),
);
