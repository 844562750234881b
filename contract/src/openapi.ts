import { z } from 'zod';
import { idempotencyKeyDays } from './endpoint.ts';
import { failureSchema, successSchema } from './envelope.ts';
import { type ErrorCode, errorStatus } from './errors.ts';
import { apiBase, bodyLimit, type Route, type RouteTable } from './route.ts';
import { isOpenToViewers } from './viewing.ts';

type Json = Record<string, unknown>;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Json;
  readonly description?: string;
}
type Content = Readonly<Record<'application/json', { readonly schema: Json }>>;
interface Response {
  readonly description: string;
  readonly headers?: Json;
  readonly content: Content;
}
export interface OpenApiOperation extends Json {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  /** Who may call it: a policy of the contract, or the caller's relation to each object it opens. */
  readonly 'x-access': string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
}
export interface OpenApiDocument extends Json {
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
}

/** Of the contract; its major part is in the path. */
const apiVersion = '1.0';

/** The OpenAPI 3.1 document of a table of routes, made from the same schemas that check the calls. */
export function openApiDocument(table: RouteTable): OpenApiDocument {
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const [name, route] of Object.entries(table)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Stratum', version: apiVersion },
    servers: [{ url: apiBase }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: jsonSchema(failureSchema, 'output') },
    },
  };
}

function operation(operationId: string, route: Route): OpenApiOperation {
  return {
    operationId,
    summary: route.summary,
    description: isWrite(route)
      ? `A key that is not named here is refused, in the query and in the body, and so is a body of more than ${route.bodyLimit ?? bodyLimit} bytes.`
      : 'A query key that is not named here is ignored.',
    tags: [route.path.split('/')[1] === 'auth' ? 'auth' : 'product'],
    'x-access': accessOf(route),
    security: route.access.policy === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters('path', route.params),
      ...parameters('query', route.query),
      ...(route.idempotent ? [{ ...idempotencyKey, required: route.needsKey === true }] : []),
    ],
    ...(route.body && {
      requestBody: {
        required: !route.body.safeParse({}).success,
        content: { 'application/json': { schema: jsonSchema(route.body, 'input') } },
      },
    }),
    responses: {
      200: {
        description: 'Success',
        ...(route.cacheSeconds !== undefined && { headers: cacheHeaders }),
        content: {
          'application/json': { schema: jsonSchema(successSchema(route.reply), 'output') },
        },
      },
      ...failures(route),
    },
  };
}

/** `user`, or `owner of session` for a route that opens objects. */
function accessOf({ access }: Route): string {
  if (access.policy !== 'object') return access.policy;
  const relations = Object.entries(access.objects).map(([name, { as }]) => `${as} of ${name}`);
  return relations.join(', ');
}

const cacheHeaders: Json = {
  'Cache-Control': { schema: { type: 'string' }, description: 'How long the reply may be kept' },
  Vary: { schema: { const: 'accept-language' } },
};

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', maxLength: 200 },
  description: `The same key with the same body answers the first reply again, for ${idempotencyKeyDays} days`,
};

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

/** The codes that the route names and those any route of its kind may answer. */
export function codesOf(route: Route): ReadonlySet<ErrorCode> {
  const codes: ErrorCode[] = [...route.errors, ...anyCall];
  if (route.access.policy !== 'public') {
    codes.push('invalid_token', 'token_expired');
    if (!isOpenToViewers(route)) codes.push('read_only');
  }
  if (isWrite(route)) codes.push(...anyWrite);
  else if (route.query || route.params) codes.push('invalid_input');
  if (route.idempotent) codes.push('conflict', 'idempotency_mismatch');
  return new Set(codes);
}

function failures(route: Route): Record<string, Response> {
  const byStatus = Map.groupBy(codesOf(route), (code) => errorStatus[code]);
  return {
    ...Object.fromEntries(
      [...byStatus].map(([status, named]) => [status, failure(named.join(', '))]),
    ),
    503: failure('something_went_wrong, while the server cannot do this; with Retry-After'),
  };
}

const anyCall: readonly ErrorCode[] = [
  'malformed',
  'request_timeout',
  'uri_too_long',
  'too_many_requests',
  'headers_too_large',
  'something_went_wrong',
];
const anyWrite: readonly ErrorCode[] = [
  'payload_too_large',
  'unsupported_media_type',
  'invalid_input',
];

function isWrite({ method }: Route): boolean {
  return method !== 'GET';
}

function failure(description: string): Response {
  const schema = { $ref: '#/components/schemas/Failure' };
  return { description, content: { 'application/json': { schema } } };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
