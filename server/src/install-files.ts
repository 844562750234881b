import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { installCalendarFile } from './domains/calendar-feed/calendar-file.ts';
import { serveFilms } from './domains/chapters/films.ts';
import { installPapers } from './domains/invoices/index.ts';
import { installUnsubscribePage } from './domains/notifications/unsubscribe-page.ts';
import { installPayments } from './domains/payments/index.ts';
import { servePictures } from './domains/shop/picture-files.ts';
import { createInbox, uploadDeps } from './domains/uploads/index.ts';
import { serveCaptions } from './domains/videos/captions.ts';
import { serveLessons } from './domains/videos/lesson-files.ts';
import { installLocalStorage } from './platform/storage/local-routes.ts';
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
  await serveFilms(app, pack);
  await serveLessons(app, pack);
  await servePictures(app, pack);
  await installPayments(app, { ...deps, ...paymentDeps(deps) });
  await installPapers(app, { ...deps, db });
  serveCaptions(app, { db });
}
