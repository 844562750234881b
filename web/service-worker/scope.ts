declare const self: ServiceWorkerGlobalScope;

/** The worker's global scope, by its own type. */
export const scope = self;
