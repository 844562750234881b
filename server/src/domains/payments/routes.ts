import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { type CallLimits, installNetworkLimit } from '../../platform/http/call-limits.ts';
import type { Deps } from './deps.ts';
import { openKind } from './kinds.ts';
import { isPayable, openPage, orderPage } from './open-page.ts';
import { createPayAddresses, payPath } from './pay-address.ts';
import type { PaymentProvider } from './provider.ts';
import { findPayment } from './store.ts';
import { takeEvent } from './webhook.ts';

interface RouteDeps extends Deps {
  readonly callLimits: CallLimits;
}

const webhookPath = '/webhooks/stripe';
/** Bytes. Stripe's messages hold a few thousand. */
const bodyLimit = 256 * 1024;

/** Where people are led to pay, and where the provider says what came of it. Outside the API: others define it. */
export async function installPayments(app: FastifyInstance, deps: RouteDeps): Promise<void> {
  const { provider } = deps;
  await app.register(async (scope) => {
    installNetworkLimit(scope, deps.callLimits, deps.clock);
    scope.get<{ Params: { token: string } }>(`${payPath}/:token`, async (request, reply) => {
      const address = await whereToPay(deps, request.params.token);
      if (address === null) throw new AppError('not_found');
      return leadTo(reply, address);
    });
    if (provider) installWebhook(scope, deps, provider);
  });
}

function installWebhook(scope: FastifyInstance, deps: Deps, provider: PaymentProvider): void {
  scope.removeAllContentTypeParsers();
  // The signature is of the bytes.
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
  scope.post(webhookPath, { bodyLimit }, async (request, reply) => {
    const signature = request.headers['stripe-signature'];
    const { body } = request;
    const event =
      typeof signature === 'string' && Buffer.isBuffer(body)
        ? provider.readEvent(body, signature, deps.clock.now())
        : null;
    if (event === null) throw new AppError('malformed');
    await takeEvent(deps, event);
    return reply.code(200).send({ received: true });
  });
}

/** @returns the provider's page, or the order's where there is nothing to pay or the provider does not answer */
async function whereToPay(deps: Deps, token: string): Promise<string | null> {
  const { db, clock, jobs, log, provider } = deps;
  const orderId = createPayAddresses(deps).orderOf(token);
  const payment = orderId && (await findPayment(db, orderId));
  if (!payment) return null;
  if (!provider || !isPayable(payment, clock.now())) return orderPage(deps, payment, null);
  try {
    const page = await openPage(deps, provider, orderId);
    return page ?? orderPage(deps, payment, null);
  } catch (error) {
    log.warn({ err: error }, 'nobody can pay just now: a job goes on asking for the page');
    await jobs.send(db, openKind, { orderId }, orderId);
    return orderPage(deps, payment, 'delayed');
  }
}

function leadTo(reply: FastifyReply, address: string) {
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  return reply.redirect(address, 303);
}
