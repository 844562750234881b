import type { FastifyInstance } from 'fastify';

/** Browsers post what the policy blocked; it goes to the log. */
export function installCspReports(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, String(body)),
    );
    scope.post('/csp-report', async (request, reply) => {
      request.log.warn({ report: request.body }, 'the content security policy blocked something');
      return reply.code(204).send();
    });
  });
}
