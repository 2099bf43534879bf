/** The value of `--<name>=` on the command line; undefined where it is not there. */
export const flag = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
