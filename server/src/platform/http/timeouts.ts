import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds in which a request's body has to arrive, where it is not the usual time. */
    readonly bodyTimeout?: number;
    /** Milliseconds in which an answer has to be read, where it is not the usual time. */
    readonly answerTimeout?: number;
  }
}

export interface UsualTimeouts {
  readonly body: number;
  readonly answer: number;
}

/**
 * Refuses a request whose body does not arrive in time, and cuts an answer that is not read in time;
 * how long the answer takes to be made does not count.
 */
export function installTimeouts(app: FastifyInstance, usual: UsualTimeouts): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, headers } = request;
    if ('content-length' in headers || 'transfer-encoding' in headers) {
      const within = request.routeOptions.config.bodyTimeout ?? usual.body;
      const cut = setTimeout(() => {
        if (raw.complete) return;
        // What reads the body answers with the error; a body that is not read has its answer already.
        if (raw.listenerCount('error') > 0) raw.emit('error', new AppError('request_timeout'));
        else raw.destroy();
      }, within).unref();
      raw.once('close', () => clearTimeout(cut));
    }
    done();
  });
  app.addHook('onSend', ({ routeOptions }, { raw }, _payload, done) => {
    const within = routeOptions.config.answerTimeout ?? usual.answer;
    const cut = setTimeout(() => raw.destroy(), within).unref();
    raw.once('close', () => clearTimeout(cut));
    done();
  });
}
