import type { ModuleId, UserId } from '@stratum/contract/ids';
import type { Video } from '@stratum/contract/library/video';
import type { Locale } from '@stratum/contract/locale';
import type { Queryable } from '../../platform/database.ts';
import { listFirstVideos } from './modules-store.ts';
import { toVideos } from './to-video.ts';

/** The first film of each module that has one. */
export async function firstVideos(
  tx: Queryable,
  modules: readonly ModuleId[],
  reader: { readonly userId: UserId; readonly locale: Locale },
): Promise<ReadonlyMap<ModuleId, Video>> {
  const rows = await listFirstVideos(tx, modules);
  const shown = await toVideos(
    tx,
    rows.map(({ video }) => video),
    reader,
  );
  return new Map(
    rows.flatMap(({ moduleId }, at) => {
      const video = shown[at];
      return video ? [[moduleId, video] as const] : [];
    }),
  );
}
