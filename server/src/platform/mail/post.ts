import type { Log } from '../log.ts';
import type { Mail, Mailer } from './mail.ts';

/** Sends mails behind the answer, which neither waits for them nor shows by its time that there are any. */
export interface Post {
  /** Makes and sends a mail, or none where `make` finds nobody to write to. Failures go to the log. */
  send(make: () => Mail | null | Promise<Mail | null>): void;
  /** Resolves when nothing is on its way any more. */
  settled(): Promise<void>;
}

export function createPost(mailer: Mailer, log: Log): Post {
  const underWay = new Set<Promise<void>>();
  const deliver = async (make: () => Mail | null | Promise<Mail | null>) => {
    try {
      const mail = await make();
      if (mail) await mailer.send(mail);
    } catch (error) {
      log.error({ err: error }, 'a mail could not be sent');
    }
  };
  return {
    send(make) {
      const delivery = deliver(make).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
