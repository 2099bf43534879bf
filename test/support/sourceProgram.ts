/** The service's sources as a TypeScript program, for tests that read types from them. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * All files of `src/`, with the options of tsconfig.json. `alone` leaves out imported packages, which is much
 * faster and enough for tests that read only our own types.
 */
export function sourceProgram({ alone = false } = {}): { program: ts.Program; files: ts.SourceFile[] } {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const names = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(root, 'src', file));
  const program = ts.createProgram(names, {
    ...options,
    ...(alone ? { noResolve: true, types: [] } : {}),
    incremental: false,
    tsBuildInfoFile: undefined,
  });
  const src = path.join(root, 'src') + path.sep;
  return { program, files: program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(src)) };
}

/** The place of a node as reports show it: `src/areas/pto/announce.ts:12`. */
export function placeOf(file: ts.SourceFile, node: ts.Node): string {
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${path.relative(root, file.fileName)}:${line + 1}`;
}
