import type { VideoId } from '@stratum/contract/ids';
import type { AdministeredVideo } from '@stratum/contract/library/administration';
import type { libraryAdministrationRoutes as routes } from '@stratum/contract/library-administration';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import type { Call } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/new-id.ts';
import { claimForLibrary } from '../../uploads/index.ts';
import { putVideoTexts } from '../catalogue.ts';
import type { Deps } from '../deps.ts';
import { addedFilmPosition } from '../positions.ts';
import { revisionOf } from './revision.ts';
import { showVideos } from './show.ts';
import { insertVideo, listEveryVideo } from './store.ts';
import { ms, timedTexts } from './times.ts';

export async function everyVideo(
  { db, storage }: Deps,
  { query: { cursor, limit } }: Call<typeof routes.administeredVideos>,
) {
  const rows = await listEveryVideo(db, cursor, limit + 1);
  const page = rows.slice(0, limit);
  return {
    items: await showVideos({ tx: db, storage }, page),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

export async function addVideo(
  deps: Deps,
  { caller: { userId }, body, tx }: Call<typeof routes.addVideo>,
): Promise<AdministeredVideo> {
  const duration = ms(body.film.duration);
  const texts = timedTexts(body.texts, duration);
  const film = await claimForLibrary(tx, userId, { upload: body.film.uploadId, kind: 'video' });
  const poster = await claimForLibrary(tx, userId, { upload: body.poster.uploadId, kind: 'image' });
  const id = newId<VideoId>();
  const row = await insertVideo(tx, {
    id,
    slug: null,
    revision: revisionOf(film.key),
    duration,
    sources: [{ path: film.key, type: film.type, theme: null }],
    poster: poster.key,
    position: addedFilmPosition(deps.pack),
  });
  await putVideoTexts(tx, id, texts);
  const [shown] = await showVideos({ tx, storage: deps.storage }, [row]);
  if (!shown) throw new Error('a film that was added is not there');
  const object = { kind: 'video', id };
  await appendAudit(tx, deps, { action: 'video_added', actor: userId, object, details: {} });
  return shown;
}
