import { randomUUID } from 'node:crypto';
import { bodyLimit } from '@stratum/contract/route';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import { AppError } from './app-error.ts';
import { clientErrorHandler, installExpectation } from './client-error.ts';
import { type ConnectionLimits, connectionLimits, limitConnections } from './connections.ts';
import { installDrain } from './drain.ts';
import { installErrorSink, sendFailure, toAppError } from './error-sink.ts';
import { installJsonBody } from './json-body.ts';
import { installReplyBody } from './reply-body.ts';
import { describeRequest, RequestLog } from './request-log.ts';
import { protect, securityHeaders } from './security-headers.ts';
import { installTimeouts } from './timeouts.ts';

export interface HttpOptions {
  readonly log: Log;
  /** Number of proxies whose X-Forwarded-For is believed. */
  readonly trustProxy: number;
  readonly hstsSubdomains?: boolean;
  readonly connections?: ConnectionLimits;
  /** The one path whose requests may upgrade their connection; elsewhere they are plain requests. */
  readonly upgradePath?: string;
}

const requestTimeout = 30_000;
/** For a film over a slow connection; other files and bodies have less, by their routes. */
const longestRequest = 50 * 60_000;
/** A browser asks again at once or not for long; a proxy's own pause must be the shorter one. */
const keepAlive = { browser: 10_000, proxy: 75_000 };
/** Characters of a path, and of a whole address: providers send long codes back in its query. */
const longestPath = 2_048;
const longestUrl = 8_192;

/** An HTTP server with nothing on it yet but what every answer has in common. */
export function createHttpServer(options: HttpOptions): FastifyInstance {
  const { log, trustProxy, connections } = options;
  const headers = securityHeaders(options.hstsSubdomains ?? true);
  const app = Fastify({
    loggerInstance: log.child({}, { serializers: { req: describeRequest } }),
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    bodyLimit,
    requestTimeout: longestRequest,
    connectionTimeout: 2 * requestTimeout,
    keepAliveTimeout: trustProxy > 0 ? keepAlive.proxy : keepAlive.browser,
    // Node's own refusal of a request without a host carries no headers.
    http: {
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: 5_000,
      requireHostHeader: false,
      shouldUpgradeCallback: ({ url = '' }) => url.split('?')[0] === options.upgradePath,
    },
    trustProxy: (_address, hop) => hop < trustProxy,
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      protect(headers, request, reply);
      void sendFailure(request, reply, toAppError(error));
    },
    clientErrorHandler: clientErrorHandler(headers),
  }) as unknown as FastifyInstance;
  installExpectation(app.server, headers);
  limitConnections(app.server, limitsFor(trustProxy, connections), log);
  installTimeouts(app, { body: requestTimeout, answer: 4 * requestTimeout });
  installJsonBody(app);
  installErrorSink(app);
  installDrain(app);
  installReplyBody(app);
  app.addHook('onRequest', (request, reply, done) => {
    protect(headers, request, reply);
    done(addressFault(request));
  });
  return app;
}

function limitsFor(trustProxy: number, limits = connectionLimits()): ConnectionLimits {
  return trustProxy > 0 ? { ...limits, perNetwork: limits.overall } : limits;
}

/** Looked at before anything splits an address. */
function addressFault({ url, raw }: FastifyRequest): AppError | undefined {
  const query = url.indexOf('?');
  const path = query === -1 ? url.length : query;
  if (path > longestPath || url.length > longestUrl) return new AppError('uri_too_long');
  const isOld = raw.httpVersion === '1.0';
  return raw.headers.host || isOld ? undefined : new AppError('malformed');
}

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
