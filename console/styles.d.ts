/** CSS Modules: the names of a file's classes, as the build makes them. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
/** All style sheets of the console in one, because a chunk that is loaded later brings none. */
declare module 'all-styles';
