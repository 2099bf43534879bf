/** Where assistants call. */
export const ASSISTANTS_PATH = '/mcp';
