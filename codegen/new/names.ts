import { Remedy } from '../remedy.ts';

export const pascal = (text: string): string =>
  text.replace(/(^|[._-])(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());

/** `policies` becomes `policy`, `lockers` becomes `locker`. */
const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '');

/** The names of an area and of one of its records. */
export interface AreaNames {
  area: string;
  one: string;
  One: string;
}

export function areaNames(area: string, one = singular(area)): AreaNames {
  for (const name of [area, one])
    if (!/^[a-z]+$/.test(name)) throw new Remedy(`${name}: a name is one word of small letters`);
  if (area === one) throw new Remedy(`say what one of ${area} is called: npm run new:area ${area} ONE`);
  return { area, one, One: pascal(one) };
}
