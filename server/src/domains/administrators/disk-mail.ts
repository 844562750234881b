import type { Database } from '../../platform/database.ts';
import type { Room } from '../../platform/disk.ts';
import { createSentences } from '../../platform/i18n/sentences.ts';
import type { Log } from '../../platform/log.ts';
import { composeMail } from '../../platform/mail/layout.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { listAdministrators } from '../accounts/index.ts';
import de from './messages.de.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };

const sentences = createSentences({ administrators: { en, fr, de } });

interface Telling {
  readonly database: { readonly db: Database };
  readonly mailer: Mailer;
  readonly log: Log;
}

/** Tells administrators that the disk fills, or has filled: at once and without a job, for which there may be no room. */
export async function mailAboutDisk(
  { database, mailer, log }: Telling,
  room: Exclude<Room, 'enough'>,
): Promise<void> {
  try {
    for (const { email, locale } of await listAdministrators(database.db)) {
      const t = sentences(locale);
      const say = (key: string) => t(`disk.${key}`, { ns: 'administrators' });
      const title = say(`title.${room}`);
      const lines = [say(`state.${room}`), say('act'), say('then')];
      const blocks = lines.map((text) => ({ kind: 'text' as const, text }));
      await mailer.send(composeMail({ email, locale }, title, title, blocks));
    }
  } catch (err) {
    log.warn({ err }, 'administrators could not be told of the disk');
  }
}
