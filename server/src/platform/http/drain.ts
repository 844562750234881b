import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** An accepted connection is read one turn of the event loop later. */
const quietTurns = 3;
/** Milliseconds under a load that never pauses, and beside a slow reader. */
const usualTimeout = 1_000;

/**
 * Lets a closing server answer all that has reached the machine. A listening socket that closes
 * resets connections that wait to be accepted; closing idle connections resets requests that wait
 * to be read, and cuts answers that are written but not sent.
 */
export function installDrain(app: FastifyInstance, drainTimeout = usualTimeout): void {
  const answers = new Set<ServerResponse>();
  let closing = false;
  let arrived = false;
  app.server.on('connection', () => {
    arrived = true;
  });
  app.server.on('request', (_request, answer) => {
    arrived = true;
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // A connection kept for more would hold up the stop.
    if (closing) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    closing = true;
    const end = performance.now() + drainTimeout;
    for (let quiet = 0; quiet < quietTurns && performance.now() < end; ) {
      arrived = false;
      await nextTurn();
      quiet = arrived || [...answers].some(isUnsent) ? 0 : quiet + 1;
    }
  });
}

function isUnsent({ writableEnded, writableFinished }: ServerResponse): boolean {
  return writableEnded && !writableFinished;
}
