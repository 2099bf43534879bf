/**
 * Node module hook for `collect.ts`. A module imported with `?collected` is loaded again, with all its imports,
 * and creates its statements and lists with the recording functions of this folder.
 */
const src = new URL('../../../src/', import.meta.url).href;
const recording = new Map(
  ['statement', 'list'].map((name) => [`${src}db/${name}.ts`, new URL(`${name}.ts`, import.meta.url).href]),
);

export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  const [file] = found.url.split('?');
  if (!context.parentURL?.endsWith('?collected') || !file.startsWith(src) || !file.endsWith('.ts'))
    return found;
  return { ...found, url: recording.get(file) ?? `${file}?collected` };
}
