import type { UserId } from '@stratum/contract/ids';
import type { Video } from '@stratum/contract/library/video';
import type { Locale } from '@stratum/contract/locale';
import type { Queryable } from '../../platform/database.ts';
import type { Links } from './addresses.ts';
import { listUnfinished } from './progress-store.ts';
import { toVideos } from './to-video.ts';

/** Films at once in a row. */
const shown = 12;

/** The films that somebody has begun and not watched to the end, the latest first. */
export async function unfinishedVideos(
  on: { readonly tx: Queryable; readonly storage: Links },
  reader: { readonly userId: UserId; readonly locale: Locale },
): Promise<Video[]> {
  return toVideos(on, await listUnfinished(on.tx, reader.userId, shown), reader);
}
