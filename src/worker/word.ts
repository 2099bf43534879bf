/** What a worker process says to the one that forked it, once: deliveries go out. Apart, as no more of the worker is loaded there. */
export const DELIVERS = 'delivers';
