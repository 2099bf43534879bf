const typeOf = (value) => {
  if (value === null) return 'null';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

/** The `type` of a list of values, for readers and generators that do not derive it from them. */
function typesOf(values) {
  const types = [...new Set(values.map(typeOf))];
  return types.length === 1 ? types[0] : types;
}

/** Adds `type` to schemas with an `enum` or a `const`. */
export function typedValues() {
  return {
    Schema: {
      leave(schema) {
        if (schema.type !== undefined) return;
        if (schema.enum) schema.type = typesOf(schema.enum);
        else if ('const' in schema) schema.type = typesOf([schema.const]);
      },
    },
  };
}
