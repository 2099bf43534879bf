/** Of the service, as it says in its status and in exports. */
export const VERSION = '0.1.0';
