import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/**
 * Exactly one JSON content type is accepted. Of a repeated key the last one counts, and schemas
 * judge what it says.
 */
export function installJsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseJson(String(body)));
    } catch (cause) {
      done(new AppError('malformed', { cause }));
    }
  });
}

function parseJson(body: string): unknown {
  if (body === '') return undefined;
  if (nestsDeep(body)) throw new SyntaxError('nested too deep');
  return JSON.parse(body);
}

/** Deeper than any call of the contract, and shallow enough for every recursive reader. */
const maxDepth = 32;

/** Character codes. */
const [quote, backslash] = [0x22, 0x5c];
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];

/** One pass by character code: a pattern that finds the strings costs several times as much. */
function nestsDeep(json: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (quoted) {
      if (code === backslash) at += 1;
      else quoted = code !== quote;
    } else if (code === quote) quoted = true;
    else if (code === openBrace || code === openBracket) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (code === closeBrace || code === closeBracket) depth -= 1;
  }
  return false;
}
