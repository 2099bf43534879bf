/** Caches values for a short time. Concurrent calls share one load; failures are not cached. */
export interface Cache<Value> {
  get(key: string, load: () => Promise<Value>): Promise<Value> | Value;
  dropWhere(test: (value: Value) => boolean): void;
  clear(): void;
}

export interface CacheOptions {
  /** Lifetime of a value in milliseconds. */
  ttl: number;
  /** Maximum number of entries; the oldest is dropped first. */
  max: number;
}

export function createCache<Value>({ ttl, max }: CacheOptions): Cache<Value> {
  const entries = new Map<string, { value: Value; until: number }>();
  const loading = new Map<string, Promise<Value>>();
  // a load that began before a drop may return an outdated value: it is returned but not cached
  let epoch = 0;

  const load = async (key: string, fetch: () => Promise<Value>) => {
    const began = epoch;
    try {
      const value = await fetch();
      if (began === epoch) {
        if (entries.size >= max) entries.delete(entries.keys().next().value!);
        entries.delete(key);
        entries.set(key, { value, until: Date.now() + ttl });
      }
      return value;
    } finally {
      // after a drop another load may be running for this key
      if (began === epoch) loading.delete(key);
    }
  };

  return {
    get(key, fetch) {
      const entry = entries.get(key);
      if (entry && entry.until > Date.now()) return entry.value;
      let running = loading.get(key);
      if (!running) loading.set(key, (running = load(key, fetch)));
      return running;
    },
    dropWhere(test) {
      epoch += 1;
      loading.clear();
      for (const [key, entry] of entries) if (test(entry.value)) entries.delete(key);
    },
    clear() {
      epoch += 1;
      loading.clear();
      entries.clear();
    },
  };
}
