/**
 * Ends a forked process when its parent ends, with `end`. Call it before anything that takes time, so that
 * the end of the parent is noticed meanwhile. If the parent has already ended, exits at once.
 */
export function endWithParent(end: () => void): void {
  if (!process.send) return;
  if (!process.connected) process.exit(1);
  process.once('disconnect', end);
}
