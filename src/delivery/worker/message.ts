/** The message of a worker to its parent when it first delivers. The parent imports only this file. */
export const DELIVERS = 'delivers';
