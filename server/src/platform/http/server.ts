import { bodyLimit } from '@stratum/contract/route';
import Fastify, { type FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { Log } from '../log.ts';
import { AppError } from './app-error.ts';
import { installBodyTimeout } from './body-timeout.ts';
import { installDrain } from './drain.ts';
import { installErrorSink, sendFailure, toAppError } from './error-sink.ts';
import { installJsonBody } from './json-body.ts';
import { describeRequest, RequestLog } from './request-log.ts';
import { protect } from './security-headers.ts';

export interface HttpOptions {
  readonly log: Log;
  /** Number of proxies whose X-Forwarded-For is believed. */
  readonly trustProxy: number;
}

const requestTimeout = 30_000;
/** For the largest file over a slow connection; every other body has `requestTimeout`. */
const longestRequest = 10 * 60_000;

/** An HTTP server with nothing on it yet but what every answer has in common. */
export function createHttpServer({ log, trustProxy }: HttpOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: log.child({}, { serializers: { req: describeRequest } }),
    logController: new RequestLog(),
    genReqId: () => uuidv7(),
    bodyLimit,
    requestTimeout: longestRequest,
    connectionTimeout: 2 * requestTimeout,
    trustProxy: (_address, hop) => hop < trustProxy,
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      protect(request, reply);
      void sendFailure(request, reply, toAppError(error));
    },
    clientErrorHandler(_error, socket) {
      if (socket.writable) socket.end(malformedAnswer);
    },
  }) as unknown as FastifyInstance;
  app.server.headersTimeout = requestTimeout;
  installBodyTimeout(app, requestTimeout);
  installJsonBody(app);
  installErrorSink(app);
  installDrain(app);
  app.addHook('onRequest', (request, reply, done) => {
    protect(request, reply);
    done();
  });
  return app;
}

/** What a request gets that is not HTTP enough to reach a route. */
const malformedBody = JSON.stringify({
  success: false,
  error: { code: 'malformed', message: 'The request could not be read.' },
});
const malformedAnswer = [
  'HTTP/1.1 400 Bad Request',
  'Content-Type: application/json; charset=utf-8',
  `Content-Length: ${Buffer.byteLength(malformedBody)}`,
  'Connection: close',
  '',
  malformedBody,
].join('\r\n');

/** Below the API every unknown address answers in the envelope; a known one with another method says so. */
export function installApiNotFound(api: FastifyInstance): void {
  api.setNotFoundHandler((request, reply) => {
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
    const path = request.url.split('?')[0] ?? '';
    const known = methods.filter((method) => api.findRoute({ method, url: path }) !== null);
    if (known.length > 0) reply.header('allow', known.join(', '));
    return sendFailure(
      request,
      reply,
      new AppError(known.length > 0 ? 'method_not_allowed' : 'not_found'),
    );
  });
}
