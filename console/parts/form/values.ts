/** A field's text; empty if the form has no such field. */
export const textOf = (values: FormData, name: string): string => String(values.get(name) ?? '');

/** What is ticked among some choices. The service checks whether it knows them. */
export const chosenOf = <Choice extends string>(values: FormData, name: string): Choice[] =>
  values.getAll(name).map(String) as Choice[];

/** Choices of a select from texts by value. */
export const choicesOf = (texts: Readonly<Record<string, string>>): { value: string; label: string }[] =>
  Object.entries(texts).map(([value, label]) => ({ value, label }));
