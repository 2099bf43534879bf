/**
 * Bundles console/ into dist/console/: index.html, and assets/ with hashed names.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Languages of the texts in React Aria that are kept. The console has the same. */
const LANGUAGES = ['en-US'];

export async function compileConsole(esbuild, root, folder = path.join(root, 'dist', 'console')) {
  rmSync(folder, { recursive: true, force: true });
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: { main: 'console/main.tsx' },
    outdir: path.join(folder, 'assets'),
    write: false,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: ['chrome123', 'firefox121', 'safari17.5'],
    jsx: 'automatic',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    metafile: true,
    legalComments: 'none',
    logLevel: 'warning',
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
