export type Bindings = { incoming?: { socket: { remoteAddress?: string; localPort?: number } } };
