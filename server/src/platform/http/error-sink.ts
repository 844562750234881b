import type { Failure } from '@stratum/contract/envelope';
import { type ErrorCode, endsSession, errorStatus } from '@stratum/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../database-fault.ts';
import { diskFullReason } from '../system-errors.ts';
import { createThrottle } from '../throttle.ts';
import { AppError } from './app-error.ts';
import { outOfSpace } from './disk-guard.ts';
import { localeOf } from './locale.ts';
import { errorMessage, fieldMessages } from './messages.ts';

/** The one place where failures become JSON. */
export function installErrorSink(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, toAppError(error)));
}

export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  error: AppError,
): FastifyReply {
  if (error.status >= 500) logFailure(request, error);
  if (error.retryAfter !== undefined) reply.header('retry-after', Math.ceil(error.retryAfter));
  return reply.code(error.status).send(failureOf(request, error));
}

/** While the database is away or the disk is full every request fails alike. */
const throttle = createThrottle(10_000);

function logFailure({ log, raw }: FastifyRequest, error: AppError): void {
  // A client that hangs up half-way is no fault of the server's.
  if (raw.destroyed && !raw.complete) return log.debug({ err: error }, 'request failed');
  if (error.status !== 503) return log.error({ err: error.cause ?? error }, 'request failed');
  // Without a cause the refusal is deliberate, and what refused has logged why.
  if (error.cause === undefined) return;
  const { code, message } = rootCause(error);
  throttle((heldBack) => log.error({ code, message, heldBack }, 'requests are refused'));
}

function rootCause(error: Error): Error & { readonly code?: unknown } {
  return error.cause instanceof Error ? rootCause(error.cause) : error;
}

function failureOf(request: FastifyRequest, error: AppError): Failure {
  if (endsSession(error.code)) return { success: false, error: error.code };
  const locale = localeOf(request);
  return {
    success: false,
    error: {
      code: error.code,
      message: errorMessage(locale, error.sentence),
      ...(error.fields && { fields: fieldMessages(locale, error.fields) }),
      ...(error.current !== undefined && { current: error.current }),
      ...(error.status >= 500 && { requestId: request.id }),
    },
  };
}

/** Fastify's own refusals by its documented codes; other 4xx of the framework are malformed requests. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_NOT_FOUND: 'not_found',
};

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (diskFullReason(error) !== null) return outOfSpace(error);
  if (isDatabaseUnavailable(error)) {
    return new AppError('something_went_wrong', { status: 503, retryAfter: 2, cause: error });
  }
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : frameworkCodes[code];
  if (known) return new AppError(known);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    const match = Object.entries(errorStatus).find(([, status]) => status === statusCode);
    return new AppError(match && !endsSession(match[0]) ? (match[0] as ErrorCode) : 'malformed');
  }
  return new AppError('something_went_wrong', { cause: error });
}
