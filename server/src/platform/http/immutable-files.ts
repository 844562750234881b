import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendFailure, toAppError } from './error-sink.ts';

interface ImmutableFile {
  /** Where it is asked for: another file stands at another address. */
  readonly path: string;
  /** Its place in the folder. */
  readonly file: string;
}

/** Files of a folder that never change at their address, in parts where a player asks for them. */
export async function serveImmutableFiles(
  app: FastifyInstance,
  root: string,
  files: readonly ImmutableFile[],
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
    await scope.register(fastifyStatic, { root, serve: false });
    for (const { path, file } of files) {
      scope.get(path, (_request, reply) =>
        reply.sendFile(file, { immutable: true, maxAge: '365d' }),
      );
    }
  });
}

interface RangeFailure {
  readonly statusCode?: number;
  readonly headers?: Readonly<Record<string, string>>;
}
