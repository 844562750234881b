import type { FastifyInstance } from 'fastify';
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
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (cause) {
    throw new AppError('malformed', { cause });
  }
  if (repeatsKeyOrNestsDeep(body)) throw new AppError('malformed');
  return value;
}

/** Deeper than any call of the contract, and shallow enough for every recursive reader. */
const maxDepth = 32;

/** What matters here of a JSON text: strings, with the colon that makes them keys, and brackets. */
const tokens = /("(?:[^"\\]|\\.)*")\s*(:)?|[{}[\]]/g;

/** @param json valid JSON; it is walked without recursion, so that no nesting exhausts the stack */
function repeatsKeyOrNestsDeep(json: string): boolean {
  const open: Set<string>[] = [];
  for (const [token, text, colon] of json.matchAll(tokens)) {
    if (token === '{' || token === '[') {
      if (open.push(new Set()) > maxDepth) return true;
    } else if (token === '}' || token === ']') {
      open.pop();
    } else if (text !== undefined && colon !== undefined) {
      const key: string = JSON.parse(text);
      const keys = open.at(-1);
      if (keys?.has(key)) return true;
      keys?.add(key);
    }
  }
  return false;
}
