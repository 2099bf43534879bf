import type { BucketOptions } from '../../files/bucket.ts';
import type { Config } from './config.ts';

/** The bucket for new files; null: the database. */
export function filesBucket({
  files,
  filesAccessKeyId: accessKeyId,
  filesSecretAccessKey: secretAccessKey,
}: Pick<Config, 'files' | 'filesAccessKeyId' | 'filesSecretAccessKey'>): BucketOptions | null {
  if (files === 'postgres') return null;
  const { hostname, pathname, searchParams } = new URL(files);
  return {
    bucket: hostname,
    prefix: pathname.replaceAll(/^\/|\/$/g, ''),
    region: searchParams.get('region') ?? 'us-east-1',
    endpoint: searchParams.get('endpoint'),
    pathStyle: searchParams.get('style') === 'path',
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
  };
}
