/** The connection of a request, as @hono/node-server passes it on. */
export type Bindings = { incoming?: { socket: { remoteAddress?: string; localPort?: number } } };
