import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** An address without query and fragment, cut to a length. */
const brief = z.string().transform((text) => text.replace(/[?#].*$/s, '').slice(0, 200));
const reportSchema = z.object({
  'csp-report': z.object({
    'blocked-uri': brief.optional(),
    'effective-directive': brief.optional(),
    'document-uri': brief.optional(),
  }),
});

/** Anybody may post reports, so few of them and little of each reach the log. */
const perMinute = 10;

/** Browsers post what the policy blocked; it goes to the log. */
export function installCspReports(app: FastifyInstance): void {
  let logged = 0;
  const reset = setInterval(() => {
    logged = 0;
  }, 60_000).unref();
  app.addHook('onClose', async () => clearInterval(reset));
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, String(body)),
    );
    scope.post('/csp-report', async (request, reply) => {
      const report = readReport(String(request.body));
      if (report && logged < perMinute) {
        logged += 1;
        request.log.warn({ report }, 'the content security policy blocked something');
      }
      return reply.code(204).send();
    });
  });
}

function readReport(body: string) {
  try {
    return reportSchema.parse(JSON.parse(body))['csp-report'];
  } catch {
    return null;
  }
}
