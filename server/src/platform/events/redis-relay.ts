import { randomUUID } from 'node:crypto';
import type { Log } from '../log.ts';
import { type Repetition, repeat } from '../repeat.ts';
import type { Sealer } from '../seal.ts';
import type { EventBus } from './event-bus.ts';
import { answers, connectRedis } from './redis-connection.ts';
import type { Signal } from './signal.ts';

/** Seconds between two checks whether the server answers. */
const checkSeconds = 5;
/** Checks in a row without an answer after which those who are connected fetch anew: once a minute. */
const checksUntilRefresh = 12;

interface RelayDeps {
  readonly url: string;
  /** Of this installation: several may share a server. */
  readonly channel: string;
  /** The server reads nothing of what it carries, and nobody else can speak for a process. */
  readonly sealer: Sealer;
  readonly events: EventBus;
  readonly log: Log;
}

interface Message {
  /** The process that has sent it, and hears it as well. */
  readonly from: string;
  readonly signals: readonly Signal[];
}

const lost: readonly Signal[] = [{ lost: true }];

/**
 * Carries signals between processes by a Redis-compatible server. They are hints: what is published
 * while the server is away is lost, and those who may have missed it fetch anew once it is back.
 */
export function relayByRedis({ url, channel, sealer, events, log }: RelayDeps): Repetition {
  const self = randomUUID();
  const [publisher, subscriber] = [connectRedis(url, log), connectRedis(url, log)];
  let hasLost = false;
  const send = async (signals: readonly Signal[]): Promise<void> => {
    const message: Message = { from: self, signals };
    try {
      await publisher.publish(channel, sealer.seal(JSON.stringify(message)));
    } catch {
      hasLost = true;
    }
  };
  const sendWhatWasLost = async () => {
    if (!hasLost) return;
    hasLost = false;
    await send(lost);
  };
  const hear = async () => {
    await subscriber.subscribe(channel);
    // What others have published since the connection broke, or before it was first open.
    events.receive(lost);
  };
  publisher.on('ready', () => void sendWhatWasLost());
  // A connection that breaks meanwhile is opened again, and this with it.
  subscriber.on('ready', () => void hear().catch(() => undefined));
  subscriber.on('message', (_channel: string, sealed: string) => {
    const text = sealer.open(sealed);
    const message: Message | null = text === null ? null : JSON.parse(text);
    if (message && message.from !== self) events.receive(message.signals);
  });
  const unsubscribe = events.subscribeToOwn((signals) => void send(signals));

  let unanswered = 0;
  const checks = repeat(
    checkSeconds,
    async () => {
      const isThere = (await Promise.all([publisher, subscriber].map(answers))).every(Boolean);
      unanswered = isThere ? 0 : unanswered + 1;
      if (isThere) await sendWhatWasLost();
      else if (unanswered % checksUntilRefresh === 0) events.receive(lost);
    },
    (error) => log.warn({ err: error }, 'Redis could not be checked'),
  );
  return {
    async stop() {
      unsubscribe();
      publisher.disconnect();
      subscriber.disconnect();
      await checks.stop();
    },
  };
}
