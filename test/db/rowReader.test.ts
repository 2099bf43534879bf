import { describe, expect, it } from '@jest/globals';
import { rowReader } from '../../src/db/rowReader.ts';

const BOOLEAN = 16;
const INTEGER = 23;
const TEXT = 25;
const columns = (...pairs: [name: string, dataTypeID: number][]) =>
  pairs.map(([name, dataTypeID]) => ({ name, dataTypeID }));

describe('a row reader', () => {
  it('reads each column as its type, and null as null', () => {
    const read = rowReader(columns(['id', INTEGER], ['name', TEXT], ['on', BOOLEAN], ['gone', TEXT]));
    expect(read(['7', 'Ada', 't', null])).toEqual({ id: 7, name: 'Ada', on: true, gone: null });
  });

  it('accepts any column name as a name', () => {
    const names = ['?column?', 'a"b', "c'd", 'e\\f', 'g`${h}', 'i\nj', '});globalThis.broken=true;({'];
    const read = rowReader(columns(...names.map((name): [string, number] => [name, TEXT])));
    expect(Object.keys(read(names))).toEqual(names);
    expect(globalThis).not.toHaveProperty('broken');
  });

  it('is made once per layout, and again when a type has changed', () => {
    const first = rowReader(columns(['n', INTEGER]));
    expect(rowReader(columns(['n', INTEGER]))).toBe(first);
    expect(rowReader(columns(['n', TEXT]))(['7'])).toEqual({ n: '7' });
  });

  it('reads the result of a statement without columns as empty rows', () => {
    expect(rowReader([])([])).toEqual({});
  });
});
