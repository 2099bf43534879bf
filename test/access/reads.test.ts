import { described } from '../support/contract.ts';
import { describeMatrix } from './matrix.ts';

await describeMatrix(
  'reads',
  described.filter((row) => row.method === 'GET'),
  120_000,
);
