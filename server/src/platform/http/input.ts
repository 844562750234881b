import type { Route } from '@stratum/contract/route';
import { fieldProblems } from '@stratum/contract/validation';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from './app-error.ts';

type Schemas = Readonly<Record<'params' | 'query' | 'body', z.ZodType | undefined>>;

/** Schemas of what a route takes: a write refuses every key that it does not name, a read ignores it. */
export function inputSchemas({ method, params, query, body }: Route): Schemas {
  if (method === 'GET') return { params, query, body: undefined };
  const nothing = z.strictObject({});
  return { params, query: query?.strict() ?? nothing, body: body ?? nothing };
}

/** @throws AppError invalid_input with the fields that are wrong */
export function readInput(schemas: Schemas, request: FastifyRequest) {
  return {
    params: check(schemas.params, request.params),
    query: check(schemas.query, request.query),
    body: check(schemas.body, request.body ?? {}),
  };
}

function check(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new AppError('invalid_input', { fields: fieldProblems(parsed.error) });
}
