import { type OrderId, orderIdSchema } from '@stratum/contract/ids';
import type { PaymentMethod } from '@stratum/contract/shop/order-words';
import { onTestFinished } from 'vitest';
import type { TestApp } from '../../../../test/create-test-app.ts';
import { createHttpServer } from '../../../platform/http/server.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { newId } from '../../../platform/new-id.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { paymentJobs } from '../jobs.ts';
import { createPayments } from '../payments.ts';
import type { ProviderEvent } from '../provider.ts';
import { installPayments } from '../routes.ts';
import { findPayment } from '../store.ts';
import { takeEvent } from '../webhook.ts';
import { createOrders, createProvider, total } from './stand-ins.ts';

/** Payments of an app, order by order: each has orders and a provider of its own, which its jobs run with. */
export function createSetUp(on: TestApp) {
  const { db } = on.database;
  const jobsOf = new Map<OrderId, readonly Job[]>();
  const jobFor = (job: Job, data: unknown): Job => {
    const { orderId } = data as { orderId?: OrderId };
    const own = orderId && jobsOf.get(orderId);
    return own?.find(({ kind }) => kind.name === job.kind.name) ?? job;
  };
  const { orders: anyOrders } = createOrders();
  const any = { ...on.deps, db, orders: anyOrders, provider: createProvider().provider };
  on.jobs.register(
    paymentJobs(any).map((job) => ({
      ...job,
      run: (data, run) => jobFor(job, data).run(data, run),
    })),
  );

  return (method: PaymentMethod = 'stripe') => setUp(on, jobsOf, method);
}

async function setUp(on: TestApp, jobsOf: Map<OrderId, readonly Job[]>, method: PaymentMethod) {
  const { db } = on.database;
  const { orders, told, calledOff } = createOrders();
  const { provider, asked, state } = createProvider();
  const deps = { ...on.deps, db, provider, orders };
  const payments = createPayments(deps, ['invoice', 'stripe']);
  const orderId = orderIdSchema.parse(newId());
  jobsOf.set(orderId, paymentJobs(deps));
  const orderNumber = `S-${orderId.slice(-6)}`;
  const expiresAt = new Date(on.clock.now().getTime() + 3_600_000);
  await inTransaction(db, (tx) =>
    payments.startPayment(tx, { orderId, orderNumber, method, total, locale: 'fr', expiresAt }),
  );
  const app = createHttpServer({ log: on.log, trustProxy: 0 });
  onTestFinished(() => app.close());
  await installPayments(app, deps);
  return {
    deps,
    orderId,
    orderNumber,
    told,
    asked,
    state,
    payments,
    drain: () => on.jobs.drain(),
    /** What runs every hour, two hours later. */
    async carryOn() {
      on.clock.advance(2 * 3_600_000);
      const sweep = paymentJobs(deps).find(({ schedule }) => schedule !== undefined);
      await sweep?.run({}, { signal: AbortSignal.any([]), isFinalAttempt: true });
      await on.jobs.drain();
    },
    stateNow: () => findPayment(db, orderId).then((payment) => payment?.state),
    event: (event: object, id = newId<string>()) =>
      takeEvent(deps, { id, orderId, ...event } as ProviderEvent),
    async callOff() {
      calledOff.add(orderId);
      return inTransaction(db, (tx) => payments.callOff(tx, orderId));
    },
    visit: (path: string) => app.inject({ url: path }),
    async pay() {
      const { pathname } = new URL(payments.paymentUrl({ orderId, method: 'stripe' }) ?? '');
      const { statusCode, headers } = await app.inject({ url: pathname });
      return { statusCode, location: headers.location };
    },
    post: (body: object, signature: string) =>
      app.inject({
        method: 'POST',
        url: '/webhooks/stripe',
        headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
        payload: body,
      }),
  };
}
