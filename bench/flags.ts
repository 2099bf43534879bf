/** The value of `--<name>=` on the command line; undefined if it is absent. */
export const flag = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
