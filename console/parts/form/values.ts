/** A field's text; empty if the form has no such field. */
export const textOf = (values: FormData, name: string): string => String(values.get(name) ?? '');

/** What is ticked among some choices. The service checks whether it knows them. */
export const chosenOf = <Choice extends string>(values: FormData, name: string): Choice[] =>
  values.getAll(name).map(String) as Choice[];
