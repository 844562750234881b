import type { videoRoutes as routes } from '@stratum/contract/videos';
import type { Call } from '../../platform/http/call.ts';
import type { doors } from './access.ts';
import type { Deps } from './deps.ts';
import { deleteLike, insertLike } from './likes-store.ts';

type Doors = typeof doors;

export async function like(
  { clock }: Deps,
  { caller, open, tx }: Call<typeof routes.likeVideo, Doors>,
) {
  const { id } = await open.video(tx);
  const added = { userId: caller.userId, videoId: id, likedAt: clock.now() };
  return { liked: true, likes: await insertLike(tx, added) };
}

export async function unlike({ caller, open, tx }: Call<typeof routes.deleteLikeVideo, Doors>) {
  const { id } = await open.video(tx);
  return { liked: false, likes: await deleteLike(tx, caller.userId, id) };
}
