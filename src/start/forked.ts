/**
 * A process that somebody forked ends with whoever did: in order where it works already, at once where it still boots.
 *
 * To be called before anything that takes time: a parent that dies meanwhile would otherwise never be missed. One that is gone
 * already ends this process here.
 */
export function endWithParent(end: () => void): void {
  if (!process.send) return;
  if (!process.connected) process.exit(1);
  process.once('disconnect', end);
}
