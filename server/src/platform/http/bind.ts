import type { UserId } from '@stratum/contract/ids';
import type { Route } from '@stratum/contract/route';
import { isOpenToViewers } from '@stratum/contract/viewing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuditRead } from '../audit/audit-read.ts';
import type { Database, Transaction } from '../database.ts';
import { missingAccount } from '../database-fault.ts';
import type { Spend } from '../limits/memory-limiter.ts';
import { networkOf } from '../limits/network.ts';
import { inTransaction } from '../transaction.ts';
import { AppError } from './app-error.ts';
import type { Call, Caller, Handler } from './call.ts';
import { doorsOfCall } from './doors.ts';
import type { Implementation } from './implement.ts';
import { inputSchemas, readInput } from './input.ts';
import { localeOf } from './locale.ts';

/** Finds the session of an access token. @throws AppError invalid_token or token_expired */
export type FindCaller = (token: string) => Promise<Caller>;

/** Runs a call at most once for a key. Made by the platform's idempotency store. */
export type RunOnce = (
  request: { key: string; userId: UserId; route: string; body: unknown },
  run: (tx: Transaction) => Promise<unknown>,
) => Promise<unknown>;

export interface BindDeps {
  readonly db: Database;
  readonly findCaller: FindCaller;
  readonly runOnce: RunOnce;
  /** Counts a write of an account, before its input is checked. */
  readonly limitWrites: Spend;
  readonly auditRead: AuditRead;
}

/**
 * Makes a contract's routes into Fastify routes: checks the input, finds the caller, enforces
 * access, wraps the envelope and cuts the reply to its schema.
 */
export function bind(app: FastifyInstance, deps: BindDeps, implementation: Implementation): void {
  const { table, handlers, doors } = implementation;
  for (const [name, route] of Object.entries(table)) {
    // `implement` has checked that each handler takes its route's call, which entries cannot express.
    const handler = handlers[name] as Handler<Route>;
    const schemas = inputSchemas(route);
    app.route({
      method: route.method,
      url: route.path,
      ...(route.bodyLimit !== undefined && { bodyLimit: route.bodyLimit }),
      handler: async (request, reply) => {
        const caller = await callerOf(deps, route, request);
        const input = readInput(schemas, request);
        const subject = subjectOf(route, input, caller);
        await auditForeignRead(deps, route, caller, subject);
        const open = doorsOfCall(route, doors, caller, input);
        const call = { ...input, caller, subject, open, ...contextOf(request) };
        const answered = answer(deps, route, request, call as unknown as Call<Route>, handler);
        const data = await answered.catch((error: unknown) =>
          Promise.reject(refusal(error, caller)),
        );
        allowCaching(route, reply);
        return reply.send({ success: true, data: route.reply.parse(data) });
      },
    });
  }
}

/** In place of the `no-store` that every other answer of the API carries. */
function allowCaching({ access, cacheSeconds }: Route, reply: FastifyReply): void {
  if (cacheSeconds === undefined) return;
  const by = access.policy === 'public' ? 'public' : 'private';
  reply.header('cache-control', `${by}, max-age=${cacheSeconds}`).header('vary', 'accept-language');
}

async function callerOf(
  deps: BindDeps,
  route: Route,
  request: FastifyRequest,
): Promise<Caller | null> {
  if (route.access.policy === 'public') return null;
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new AppError('invalid_token');
  const caller = await deps.findCaller(token);
  if (caller.viewerId !== null && !isOpenToViewers(route)) throw new AppError('read_only');
  if (route.access.policy === 'administrator' && caller.role !== 'admin') {
    throw new AppError('forbidden');
  }
  if (route.method !== 'GET' && !route.ownLimit) await deps.limitWrites(caller.userId);
  return caller;
}

function contextOf(request: FastifyRequest) {
  return {
    locale: localeOf(request),
    origin: `${request.protocol}://${request.host}`,
    network: networkOf(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  };
}

/** A call that names another account is refused, whether or not that account exists. */
function subjectOf(
  { access }: Route,
  input: ReturnType<typeof readInput>,
  caller: Caller | null,
): UserId | null {
  const own = caller?.userId ?? null;
  if (!('of' in access)) return own;
  const [part, key] = access.of.split('.') as ['params' | 'query', string];
  const named = (input[part] as Record<string, UserId | undefined> | undefined)?.[key];
  if (named === undefined || named === own) return own;
  if (access.policy === 'owner_or_administrator' && caller?.role === 'admin') return named;
  throw new AppError('forbidden');
}

/** A foreign key to an erased account: the caller's own ends the session, another's is not found. */
function refusal(error: unknown, caller: Caller | null): unknown {
  const missing = missingAccount(error);
  if (missing === null) return error;
  const code = missing === caller?.userId ? 'invalid_token' : 'not_found';
  return new AppError(code, { cause: error });
}

/** Only an administrator gets as far as this with somebody else's account. */
async function auditForeignRead(
  { auditRead }: BindDeps,
  { path }: Route,
  caller: Caller | null,
  subject: UserId | null,
): Promise<void> {
  if (!caller || subject === null || subject === caller.userId) return;
  await auditRead({ actor: caller.userId, subject, route: path });
}

function answer(
  { db, runOnce }: BindDeps,
  route: Route,
  request: FastifyRequest,
  call: Call<Route>,
  handler: Handler<Route>,
): Promise<unknown> {
  if (!route.idempotent) return handler(call);
  const run = (tx: Transaction) => handler({ ...call, tx } as unknown as Call<Route>);
  const key = request.headers['idempotency-key'];
  const caller = call.caller as Caller | null;
  if (typeof key !== 'string' && route.needsKey) {
    throw new AppError('invalid_input', {
      fields: new Map([['Idempotency-Key', { key: 'key_needed' }]]),
    });
  }
  if (!caller || typeof key !== 'string') return inTransaction(db, run);
  const { userId } = caller;
  // What a call without a body is about stands in its query.
  const body = call.query === undefined ? call.body : { body: call.body, query: call.query };
  return runOnce({ key, userId, route: route.path, body }, run);
}
