/** What a person reads at the terminal. Logs are JSON and go elsewhere; these few lines are plain. */
export interface Terminal {
  line(text?: string): void;
  /** One line that is written over by the next: progress of long steps. */
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
      // without a terminal nothing can be overwritten, and each step would be a line: progress is left out
      if (!stream.isTTY) return;
      stream.write(`\r\x1b[2K${text}`);
      open = true;
    },
    progressDone: done,
  };
}
