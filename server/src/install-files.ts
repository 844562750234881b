import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { installCalendarFile } from './domains/calendar-feed/calendar-file.ts';
import { serveFilmCaptions } from './domains/chapters/films.ts';
import { installPapers } from './domains/invoices/index.ts';
import { installUnsubscribePage } from './domains/notifications/unsubscribe-page.ts';
import { installPayments } from './domains/payments/index.ts';
import { createInbox, uploadDeps } from './domains/uploads/index.ts';
import { serveCaptions } from './domains/videos/captions.ts';
import { installLocalStorage } from './platform/storage/local-routes.ts';
import { servePackFiles } from './serve-pack-files.ts';
import { paymentDeps } from './shop-deps.ts';

/** What is read outside the API: files that people have sent, addresses from mails, calendars, films. */
export async function installFiles(app: FastifyInstance, deps: Deps): Promise<void> {
  const { clock, storage, pack } = deps;
  const { db } = deps.database;
  if (storage.kind === 'local') {
    installLocalStorage(app, { storage, clock, inbox: createInbox(uploadDeps(deps)) });
  }
  await installUnsubscribePage(app, { ...deps, db });
  await installCalendarFile(app, { ...deps, db });
  await servePackFiles(app, deps);
  serveFilmCaptions(app, pack);
  await installPayments(app, { ...deps, ...paymentDeps(deps) });
  await installPapers(app, { ...deps, db });
  serveCaptions(app, { db });
}
