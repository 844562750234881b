import type { ModuleId, UserId } from '@stratum/contract/ids';
import type { Video } from '@stratum/contract/library/video';
import type { Locale } from '@stratum/contract/locale';
import type { Queryable } from '../../platform/database.ts';
import type { Links } from './addresses.ts';
import { listFirstVideos } from './modules-store.ts';
import { toVideos } from './to-video.ts';

/** The first film of each module that has one. */
export async function firstVideos(
  on: { readonly tx: Queryable; readonly storage: Links },
  modules: readonly ModuleId[],
  reader: { readonly userId: UserId; readonly locale: Locale },
): Promise<ReadonlyMap<ModuleId, Video>> {
  const rows = await listFirstVideos(on.tx, modules);
  const shown = await toVideos(
    on,
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
