/** The path of the Model Context Protocol. */
export const ASSISTANTS_PATH = '/mcp';

/** The same with the tools that only read. */
export const READING_PATH = '/mcp/readonly';
