/** Output for people at the terminal, in plain text. Logs are JSON and go elsewhere. */
export interface Terminal {
  line(text?: string): void;
  /** A line that the next one overwrites, for the progress of long steps. */
  progress(text: string): void;
  /** Ends the progress line. */
  progressDone(): void;
}

export function createTerminal(stream: NodeJS.WriteStream = process.stdout): Terminal {
  let open = false;
  const done = () => {
    if (open) stream.write('\n');
    open = false;
  };
  return {
    line(text = '') {
      done();
      stream.write(`${text}\n`);
    },
    progress(text) {
      // without a terminal nothing can be overwritten and each step would add a line, so progress is left out
      if (!stream.isTTY) return;
      stream.write(`\r\x1b[2K${text}`);
      open = true;
    },
    progressDone: done,
  };
}
