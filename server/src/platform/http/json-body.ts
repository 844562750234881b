import type { FastifyInstance } from 'fastify';
import { type ParseError, visit } from 'jsonc-parser';
import { AppError } from './app-error.ts';

/** Exactly one JSON content type is accepted; a repeated key is malformed, not the last one's win. */
export function installJsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseJson(String(body)));
    } catch (error) {
      done(error instanceof Error ? error : new AppError('malformed'));
    }
  });
}

function parseJson(body: string): unknown {
  if (body === '') return undefined;
  if (repeatsKey(body)) throw new AppError('malformed');
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new AppError('malformed', { cause });
  }
}

function repeatsKey(body: string): boolean {
  const open: Set<string>[] = [];
  let repeated = false;
  const errors: ParseError[] = [];
  visit(
    body,
    {
      onObjectBegin: () => void open.push(new Set()),
      onObjectEnd: () => void open.pop(),
      onObjectProperty: (key) => {
        repeated ||= open.at(-1)?.has(key) ?? false;
        open.at(-1)?.add(key);
      },
      onError: (error, offset, length) => void errors.push({ error, offset, length }),
    },
    { disallowComments: true },
  );
  return repeated;
}
