import type { UserId } from '@stratum/contract/ids';
import type { AdministeredVideo } from '@stratum/contract/library/administration';
import type { libraryAdministrationRoutes as routes } from '@stratum/contract/library-administration';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { after } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Call } from '../../../platform/http/call.ts';
import { claimForLibrary, releaseFromLibrary } from '../../uploads/index.ts';
import { filmLink } from '../addresses.ts';
import { putVideoTexts } from '../catalogue.ts';
import type { Deps } from '../deps.ts';
import { forgetProgressOf } from '../progress-store.ts';
import type { VideoAspect, VideoRow } from '../tables.ts';
import { hiddenAtAfter, partsOf } from './hiding.ts';
import { revisionOf } from './revision.ts';
import { showVideos, textsIn } from './show.ts';
import { lockVideo, updateVideo } from './store.ts';
import { checkDuration, ms, timedTexts } from './times.ts';

type Change = Omit<Call<typeof routes.changeVideo>['body'], 'state'>;

export async function changeVideo(
  deps: Deps,
  call: Call<typeof routes.changeVideo>,
): Promise<AdministeredVideo> {
  const { caller, params, tx } = call;
  const { userId } = caller;
  const { videoId: id } = params;
  const { state, ...body } = call.body;
  const before = await lockVideo(tx, id);
  if (!before) throw new AppError('not_found');
  if (state !== undefined) await refuseOther(tx, deps, before, state);
  const files = await claimFiles(tx, userId, body);
  const hiddenAt = hiddenAtAfter(before, body.hidden, deps.clock.now());
  const row = { ...before, ...files, hiddenAt, overridden: withAspects(before, body) };
  await updateVideo(tx, id, row);
  if (body.film) await forgetProgressOf(tx, id);
  if (body.texts) await putVideoTexts(tx, id, timedTexts(body.texts, row.duration));
  else if (body.film) checkDuration(await textsIn(tx, id), row.duration);
  const [shown] = await showVideos({ tx, storage: deps.storage }, [row]);
  if (!shown) throw new Error('a film that was changed is not there');
  await releaseFiles(deps, tx, before, row);
  await appendAudit(tx, deps, {
    action: 'video_changed',
    actor: userId,
    object: { kind: 'video', id },
    details: { parts: partsOf(body) },
  });
  return shown;
}

/** @throws AppError conflict where the film is not any more as it was read */
async function refuseOther(
  tx: Transaction,
  { storage }: Deps,
  before: VideoRow,
  state: string,
): Promise<void> {
  const [present] = await showVideos({ tx, storage }, [before]);
  if (present?.state !== state) throw new AppError('conflict');
}

/** What another file or picture changes of a film's row. */
async function claimFiles(
  tx: Transaction,
  userId: UserId,
  { film, poster }: Change,
): Promise<Partial<VideoRow>> {
  const change: Partial<VideoRow>[] = [];
  if (film) {
    const claim = { upload: film.uploadId, kind: 'video' } as const;
    const { key, type } = await claimForLibrary(tx, userId, claim);
    const sources = [{ path: key, type, theme: null }];
    change.push({ revision: revisionOf(key), duration: ms(film.duration), sources });
  }
  if (poster) {
    const claim = { upload: poster.uploadId, kind: 'image' } as const;
    const { key } = await claimForLibrary(tx, userId, claim);
    change.push({ poster: key, posterDark: null });
  }
  return Object.assign({}, ...change);
}

/** The pack’s captions are not those of an administrator's film. */
function withAspects({ overridden }: VideoRow, body: Change): VideoAspect[] {
  const changed = Object.keys(body) as (keyof Change)[];
  return [...new Set([...overridden, ...changed, ...(body.film ? (['texts'] as const) : [])])];
}

/** Files that are not shown any more stay until every link to them has ended: somebody may be watching. */
async function releaseFiles(
  { clock }: Deps,
  tx: Transaction,
  before: VideoRow,
  now: VideoRow,
): Promise<void> {
  const kept = new Set(pathsOf(now));
  const keys = pathsOf(before).filter((path) => !path.startsWith('/') && !kept.has(path));
  await releaseFromLibrary(tx, keys, after(clock.now(), filmLink));
}

function pathsOf({ sources, poster }: VideoRow): string[] {
  return [...sources.map(({ path }) => path), poster];
}
