/** Names of classes, without those that a style sheet does not have. */
export const classes = (...names: (string | undefined)[]): string => names.filter(Boolean).join(' ');
