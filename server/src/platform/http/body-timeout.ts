import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds in which a request's body has to arrive, where it is not the usual time. */
    readonly bodyTimeout?: number;
  }
}

/** Cuts a request whose body does not arrive in time; how long the answer takes does not count. */
export function installBodyTimeout(app: FastifyInstance, usual: number): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, headers } = request;
    if ('content-length' in headers || 'transfer-encoding' in headers) {
      const within = request.routeOptions.config.bodyTimeout ?? usual;
      const cut = setTimeout(() => raw.complete || raw.destroy(), within).unref();
      raw.once('close', () => clearTimeout(cut));
    }
    done();
  });
}
