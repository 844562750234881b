import { setImmediate as answerLeaves } from 'node:timers/promises';
import type { Log } from './log.ts';

/** Sends messages behind the answer, which neither waits for them nor shows by its time that there are any. */
export interface PostOf<Message> {
  /** Makes and sends a message, or none where `make` finds nobody to write to. Failures go to the log. */
  send(make: () => Message | null | Promise<Message | null>): void;
  /** Resolves when nothing is on its way any more, or when its carrier takes too long. */
  settled(): Promise<void>;
}

/** How long a stopping server waits for what is on its way, milliseconds. */
const patience = 2_000;

/** @param failed what the log says of a message that could not be sent */
export function createPostOf<Message>(
  sender: { send(message: Message): Promise<void> },
  log: Log,
  failed: string,
): PostOf<Message> {
  const underWay = new Set<Promise<void>>();
  const deliver = async (make: () => Message | null | Promise<Message | null>) => {
    try {
      // The answer leaves first, lest its time tell that a message is made.
      await answerLeaves();
      const message = await make();
      if (message) await sender.send(message);
    } catch (error) {
      log.error({ err: error }, failed);
    }
  };
  return {
    send(make) {
      const delivery = deliver(make).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    async settled() {
      const { promise: tooLong, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(() => {
        log.warn({ messages: underWay.size }, 'messages still on their way are left behind');
        underWay.clear();
        resolve();
      }, patience);
      while (underWay.size > 0) await Promise.race([tooLong, Promise.all(underWay)]);
      clearTimeout(timer);
    },
  };
}
