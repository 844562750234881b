import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { pino } from 'pino';

export type Log = pino.Logger;

/** Structured logs on standard output; secrets and what people typed never reach them. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** A failed statement carries its parameters, and PostgreSQL's detail the row: both stay out. */
function describeError(error: Error): object {
  if (error instanceof DrizzleQueryError && error.cause instanceof Error) {
    return { ...describeError(error.cause), statement: error.query };
  }
  const described = pino.stdSerializers.err(error);
  if (!(error instanceof pg.DatabaseError)) return described;
  const { code, table, constraint } = error;
  return {
    type: described.type,
    message: error.message,
    stack: described.stack,
    code,
    table,
    constraint,
  };
}
