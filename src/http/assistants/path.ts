/** The path of the Model Context Protocol. */
export const ASSISTANTS_PATH = '/mcp';
