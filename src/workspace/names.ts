/** A host, as WORKSPACE_HOSTS takes it. */
export const HOST = /^[A-Za-z0-9.-]{1,253}$/;

/** The short name of a workspace; it can be the first part of a host. */
export const SLUG = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
