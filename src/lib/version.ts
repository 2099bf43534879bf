/** Version of the service, shown in its status and in exports. */
export const VERSION = '0.1.0';
