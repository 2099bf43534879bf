/** Parts that were started, each with its stop. A start that fails halfway calls `stop` and leaves nothing behind. */
export interface Started {
  /** Notes how a part is stopped, and returns the part. To be called as soon as the part is there. */
  add<Part>(part: Part, stop: (part: Part) => unknown): Part;
  /**
   * Stops all parts, the latest first, each after the one before. A stop that fails is reported and does not keep the others
   * running. May be called several times: all calls end when everything has stopped.
   */
  stop(): Promise<void>;
}

/** @param onError is told each stop that failed. */
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
