/** A field's text; empty if the form has no such field. */
export const textOf = (values: FormData, name: string): string => String(values.get(name) ?? '');
