import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** /healthz: the process runs. /readyz: it can serve, the database included. */
export function installHealth(app: FastifyInstance, pool: pg.Pool): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await pool.query('SELECT 1');
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'the database is out of reach');
      return reply.code(503).send({ status: 'not ready' });
    }
  });
}
