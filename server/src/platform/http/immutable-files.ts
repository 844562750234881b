import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendFailure, toAppError } from './error-sink.ts';

/** A file that never changes at its address. */
export interface ImmutableFile {
  /** Where it is asked for: another file stands at another address. */
  readonly path: string;
  /** Its folder, and its place there. */
  readonly root: string;
  readonly file: string;
}

interface Finding {
  /** Folders of addresses: `/films/`. */
  readonly prefixes: readonly string[];
  find(path: string): ImmutableFile | null;
}

/** Serves those that are found, in parts where a player asks for them. */
export async function serveImmutableFiles(
  app: FastifyInstance,
  { prefixes, find }: Finding,
): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => {
      const { statusCode, headers } = error as RangeFailure;
      // A part beyond the end, which the client learns from the headers.
      if (statusCode === 416)
        return reply
          .code(416)
          .headers(headers ?? {})
          .send();
      return sendFailure(request, reply, toAppError(error));
    });
    await scope.register(fastifyStatic, { root: import.meta.dirname, serve: false });
    for (const prefix of prefixes) {
      scope.get(`${prefix}*`, (request, reply) => {
        const found = find(request.url.replace(/\?.*$/s, ''));
        if (!found) return reply.callNotFound();
        return reply.sendFile(found.file, found.root, { immutable: true, maxAge: '365d' });
      });
    }
  });
}

interface RangeFailure {
  readonly statusCode?: number;
  readonly headers?: Readonly<Record<string, string>>;
}
