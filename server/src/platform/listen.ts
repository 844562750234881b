import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseAddress } from './database.ts';
import type { Log } from './log.ts';
import type { Repetition } from './repeat.ts';

/** Milliseconds before a connection that broke is opened again. */
const reopenAfter = 5_000;

interface ListenDeps {
  readonly address: DatabaseAddress;
  readonly log: Log;
}

/**
 * Listens to a channel of the database on a connection of its own, which is opened again where it
 * breaks. What is notified meanwhile is missed.
 */
export function listen(
  { address, log }: ListenDeps,
  channel: string,
  onNotification: () => void,
): Repetition {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isBroken = false;
  const loop = async () => {
    while (!signal.aborted) {
      const client = new pg.Client({
        ...address,
        application_name: 'stratum listener',
        connectionTimeoutMillis: 5_000,
        keepAlive: true,
      });
      try {
        await listenUntilEnd(client, channel, onNotification, signal, () => {
          isBroken = false;
        });
      } catch (error) {
        if (!isBroken) log.warn({ err: error, channel }, 'the database could not be listened to');
        isBroken = true;
      }
      await client.end().catch(() => {});
      await pause(reopenAfter, undefined, { signal }).catch(() => {});
    }
  };
  const ended = loop();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

/** @throws what broke the connection */
async function listenUntilEnd(
  client: pg.Client,
  channel: string,
  onNotification: () => void,
  signal: AbortSignal,
  onListening: () => void,
): Promise<void> {
  const over = Promise.withResolvers<void>();
  client.on('error', over.reject).on('end', over.resolve);
  client.on('notification', onNotification);
  signal.addEventListener('abort', () => over.resolve(), { once: true });
  over.promise.catch(() => {});
  await Promise.race([client.connect(), over.promise]);
  if (signal.aborted) return;
  await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
  onListening();
  // What was notified before this connection listened is looked for.
  onNotification();
  await over.promise;
}
