/**
 * Ends a forked process when its parent ends: in order (`end`) where it works already, at once where it still starts.
 * To be called before anything that takes time, so that a parent that ends meanwhile is noticed. Where it has ended
 * already, this process ends here.
 */
export function endWithParent(end: () => void): void {
  if (!process.send) return;
  if (!process.connected) process.exit(1);
  process.once('disconnect', end);
}
