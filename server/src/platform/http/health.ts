import type { FastifyInstance } from 'fastify';
import type { DatabaseConnection } from '../database.ts';
import type { DiskWatch } from '../disk.ts';

/** /healthz: the process runs. /readyz: it can serve, the database included, or reads alone. */
export function installHealth(
  app: FastifyInstance,
  { database, disk }: { database: DatabaseConnection; disk: Pick<DiskWatch, 'isShort'> },
): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await database.pool.query('SELECT 1');
      return { status: disk.isShort() ? 'read-only' : 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'the database is out of reach');
      return reply.code(503).send({ status: 'not ready' });
    }
  });
}
