/** A client that keeps a copy of a list in the way that the guide tells ("Keep a copy up to date"), step by step. */
import type { Reply } from '../../support/service.ts';

export interface Copied extends Record<string, unknown> {
  id: string;
  deleted_at?: string | null;
}

export interface CopyOptions {
  ordering: string;
  limit: number;
  /** The list has `include_deleted`. */
  deletes: boolean;
  /** Asked after each page: true ends the walk there, as if the client had been killed. */
  breaksOff?: () => boolean;
}

export interface Copy {
  records: Map<string, Copied>;
  walks: number;
  /** Reads everything the first time, and afterwards what has changed. */
  walk(): Promise<void>;
}

/** Parameters of a page. */
export type Query = Record<string, string | number | boolean | undefined>;

type Read = (query: Query) => Promise<Reply>;

export function openCopy(
  read: Read,
  { ordering, limit, deletes, breaksOff = () => false }: CopyOptions,
): Copy {
  let watermark: string | undefined;
  const copy: Copy = {
    records: new Map(),
    walks: 0,
    async walk() {
      // a first copy that broke off begins again from nothing: what was deleted since would not be told
      if (watermark === undefined) copy.records.clear();
      const since =
        watermark === undefined
          ? {}
          : { updated_since: watermark, ...(deletes ? { include_deleted: true } : {}) };
      let next: string | null = null;
      let cursor: string | null = null;
      do {
        const reply: Reply = await read({
          ...since,
          ordering,
          limit,
          ...(cursor === null ? {} : { cursor }),
        });
        if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
        for (const record of reply.body.data as Copied[]) {
          if (record.deleted_at) copy.records.delete(record.id);
          else copy.records.set(record.id, record);
        }
        const told = reply.headers.get('x-sync-watermark');
        if (told === null) throw new Error('a page does not tell the watermark');
        if (next !== null && told !== next) throw new Error(`a walk tells ${next} and ${told}`);
        next = told;
        cursor = reply.headers.get('x-next-cursor');
        if (cursor !== null && breaksOff()) return;
      } while (cursor !== null);
      watermark = next;
      copy.walks += 1;
    },
  };
  return copy;
}
