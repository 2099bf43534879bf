import { ADDRESS_SECONDS, hasSignature } from '../../../auth/fileAddresses.ts';
import type { Answer, Call } from '../../../contract.ts';
import { isFilePath } from '../../../openapi/filePaths.ts';
import { invalid } from '../../../problem.ts';

/** A path with a query of parameters that need no escape beyond the usual ones. */
const TARGET = /^(\/api\/v1\/[\w/-]+\/)(\?[\w=&%.~-]*)?$/;

export default async function getFileAddresses({
  query,
  caller,
  workspace,
  services,
  now,
}: Call<'getFileAddresses'>): Promise<Answer<'getFileAddresses'>> {
  const expires = Math.floor(now / 1000) + ADDRESS_SECONDS;
  const session = { userId: caller.userId!, sessionId: caller.sessionId!, expires };
  const expires_at = new Date(expires * 1000).toISOString();
  const data = query.paths.map((path) => {
    if (!opensFile(path)) throw invalid({ paths: [`${path} is not the path of a file.`] });
    return { path, address: services.fileAddresses.sign(path, session, workspace.id), expires_at };
  });
  return { status: 200, data };
}

const opensFile = (target: string): boolean => {
  const parts = TARGET.exec(target);
  return parts !== null && isFilePath(parts[1]!) && !hasSignature(target);
};
