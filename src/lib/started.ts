/** The started parts with their stop functions. After a failed start, `stop` undoes what was started. */
export interface Started {
  /** Registers how to stop a part and returns the part. Call it as soon as the part has started. */
  add<Part>(part: Part, stop: (part: Part) => unknown): Part;
  /**
   * Stops all parts in reverse order, one at a time. Reports a failed stop and continues. May be called
   * repeatedly: every call resolves when all parts have stopped.
   */
  stop(): Promise<void>;
}

/** @param onError receives each error of a failed stop */
export function createStarted(onError: (error: unknown) => void): Started {
  const stops: (() => unknown)[] = [];
  let stopping: Promise<void> | undefined;
  const stopAll = async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) {
      try {
        await stop();
      } catch (error) {
        onError(error);
      }
    }
    stopping = undefined;
  };
  return {
    add(part, stop) {
      stops.push(() => stop(part));
      return part;
    },
    stop: () => (stopping ??= stopAll()),
  };
}
