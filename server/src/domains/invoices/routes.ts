import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type CallLimits, installNetworkLimit } from '../../platform/http/call-limits.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { contentDisposition } from '../../platform/storage/content-disposition.ts';
import { createPaperAddresses, paperPath, type Signed } from './address.ts';
import { pdfOf } from './draw-job.ts';

interface RouteDeps {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly secrets: Pick<Secrets, 'otpKey'>;
  readonly publicUrl: string;
  readonly callLimits: CallLimits;
}

const type = 'application/pdf';
/** Browsers that show a PDF by a plug-in of theirs do so as an object of the address. */
const policy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The papers as PDF, each at an address that is signed for some minutes. */
export async function installPapers(app: FastifyInstance, deps: RouteDeps): Promise<void> {
  const { db, clock, callLimits } = deps;
  const addresses = createPaperAddresses(deps);
  await app.register(async (scope) => {
    installNetworkLimit(scope, callLimits, clock);
    scope.get<{ Params: { id: string }; Querystring: Signed }>(
      `${paperPath}/:id`,
      async ({ params: { id }, query }, reply) => {
        if (!addresses.isGood(id, query, clock.now())) throw new AppError('forbidden');
        const paper = await pdfOf(db, id);
        if (!paper) throw new AppError('not_found');
        reply.headers({
          'cache-control': 'no-store',
          'content-security-policy': policy,
          'content-disposition': contentDisposition({ type, name: `${paper.number}.pdf` }),
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
        });
        return reply.type(type).send(paper.pdf);
      },
    );
  });
}
