import { randomBytes } from 'node:crypto';
import type { Push, PushSender, PushTarget } from '../src/platform/web-push/push-sender.ts';

interface SentPush extends Push {
  readonly endpoint: string;
}

export interface PushRecorder {
  readonly sender: PushSender;
  /** What was pushed so far; what waits in the queue is not. */
  readonly sent: readonly SentPush[];
}

/** A sender that records what it is given. */
export function createPushRecorder(): PushRecorder {
  const sent: SentPush[] = [];
  return {
    sent,
    sender: {
      publicKey: randomBytes(65).toString('base64url'),
      allows: (endpoint) => new URL(endpoint).host === 'fcm.googleapis.com',
      async send({ endpoint }: PushTarget, push) {
        sent.push({ ...push, endpoint });
        return 'sent';
      },
      close() {},
    },
  };
}
