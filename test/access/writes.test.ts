import { described } from '../support/contract.ts';
import { describeMatrix } from './matrix.ts';

describeMatrix(
  'writes',
  described.filter((row) => row.method !== 'GET'),
);
