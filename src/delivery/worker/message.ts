/**
 * The message with which a worker tells its parent process, once, that it delivers. In a file of its own, because the
 * parent loads nothing else of the worker.
 */
export const DELIVERS = 'delivers';
