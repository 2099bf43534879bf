/** The path of the Model Context Protocol. */
const ASSISTANTS_PATH = '/mcp';

/** The same with the tools that only read. */
export const READING_PATH = '/mcp/readonly';

export const PATHS: readonly string[] = [ASSISTANTS_PATH, READING_PATH];
