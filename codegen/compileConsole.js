/**
 * Bundles console/ into dist/console/: index.html, and assets/ with hashed names.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Languages of the texts in React Aria that are kept. The console has the same. */
const LANGUAGES = ['en-US', 'de-DE'];

export async function compileConsole(esbuild, root, folder = path.join(root, 'dist', 'console')) {
  rmSync(folder, { recursive: true, force: true });
  const common = {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    legalComments: 'none',
    logLevel: 'warning',
  };
  const { outputFiles, metafile } = await esbuild.build({
    ...common,
    entryPoints: { main: 'console/main.tsx' },
    outdir: path.join(folder, 'assets'),
    write: false,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [allStyles(root), languages],
  });
  const outputs = Object.entries(metafile.outputs);
  const [script, main] = outputs.find(([, { entryPoint }]) => entryPoint === 'console/main.tsx');
  const assets = path.join(folder, 'assets');
  mkdirSync(assets, { recursive: true });
  for (const { path: file, contents } of outputFiles) {
    // the main style sheet contains all others
    if (file.endsWith('.css') && path.basename(file) !== path.basename(main.cssBundle)) continue;
    writeFileSync(file, contents);
  }
  const asset = (file) => `/console/assets/${path.basename(file)}`;
  const early = main.imports.filter(({ kind }) => kind === 'import-statement').map((one) => one.path);
  const page = readFileSync(path.join(root, 'console', 'index.html'), 'utf8')
    .replaceAll('%style%', asset(main.cssBundle))
    .replace('%script%', asset(script))
    .replace(
      '%early%',
      early.map((file) => `<link rel="modulepreload" href="${asset(file)}" />`).join('\n    '),
    );
  writeFileSync(path.join(folder, 'index.html'), page);
  const files = [asset(main.cssBundle), ...neededFor(metafile.outputs, FIRST).map(asset)];
  await esbuild.build({
    ...common,
    entryPoints: ['console/worker/worker.ts'],
    outfile: path.join(folder, 'worker.js'),
    format: 'iife',
    define: {
      FILES: JSON.stringify(files),
      BUILD: JSON.stringify(createHash('sha256').update(page).digest('hex').slice(0, 16)),
    },
  });
}

/** What the service worker keeps from the start: all that the first screen needs, in each language. */
const FIRST = [
  'console/main.tsx',
  'console/entrance/Entrance.tsx',
  'console/frame/SignedIn.tsx',
  'console/screens/today/Today.tsx',
  'console/texts/de/index.ts',
];

/** The files of some entry points and of all that these import when they are loaded. */
function neededFor(outputs, entryPoints) {
  const found = new Set();
  const add = (file) => {
    if (found.has(file)) return;
    found.add(file);
    for (const { kind, path: imported } of outputs[file].imports)
      if (kind === 'import-statement') add(imported);
  };
  for (const [file, { entryPoint }] of Object.entries(outputs))
    if (entryPoints.includes(entryPoint)) add(file);
  return [...found].sort();
}

/** Later sheets may change what earlier ones say: screens and frame come after the parts that they use. */
const LAYERS = ['style', 'parts'];
const layerOf = (file) => LAYERS.findLastIndex((layer) => file.startsWith(layer)) >>> 0;

/** `import 'all-styles'` imports every style sheet of the console. */
const allStyles = (root) => ({
  name: 'all-styles',
  setup(build) {
    build.onResolve({ filter: /^all-styles$/ }, () => ({ path: 'all-styles', namespace: 'all-styles' }));
    build.onLoad({ filter: /./, namespace: 'all-styles' }, () => ({
      contents: readdirSync(path.join(root, 'console'), { recursive: true })
        .filter((file) => file.endsWith('.css'))
        .sort((a, b) => layerOf(a) - layerOf(b) || (a < b ? -1 : 1))
        .map((file) => `import ${JSON.stringify(`./${file}`)};`)
        .join('\n'),
      resolveDir: path.join(root, 'console'),
    }));
  },
});

/** Leaves out the texts of React Aria in languages that the console does not have. */
const languages = {
  name: 'languages',
  setup(build) {
    build.onLoad(
      { filter: /react-(aria|stately).*[\\/]intl[\\/].*[\\/]\w{2}-\w{2}\.m?js$/ },
      ({ path: file }) =>
        LANGUAGES.some((language) => file.includes(language))
          ? undefined
          : { contents: 'export default {};' },
    );
  },
};
