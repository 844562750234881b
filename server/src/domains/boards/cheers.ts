import type { boardRoutes as routes } from '@stratum/contract/boards';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { todayOf } from '../../platform/today.ts';
import { personById } from '../accounts/index.ts';
import { sharingMembers, thoseWhoHear } from '../groups/index.ts';
import { notify, quietNow } from '../notifications/index.ts';
import type { Doors } from './access.ts';
import { insertCheer, sentOn } from './cheers-store.ts';
import type { Deps } from './deps.ts';
import type { CheerKind } from './tables.ts';

type Sending = Call<typeof routes.sendCheer | typeof routes.sendNudge, Doors>;

/**
 * Sends somebody a cheer or a nudge. Who has muted the group or blocked the sender is not disturbed,
 * and the sender is not told.
 * @throws AppError not_found for who does not share; forbidden for who does not themselves, and for
 * oneself; conflict for the second one of a day; quiet_hours
 */
export async function sendCheer(
  deps: Pick<Deps, 'clock'>,
  { tx, open, caller, body }: Sending,
  kind: CheerKind,
) {
  const { group } = await open.group(tx);
  const { userId: receiverId } = body;
  const now = deps.clock.now();
  const sharing = new Set((await sharingMembers(tx, group.id)).map(({ userId }) => userId));
  if (!sharing.has(caller.userId) || receiverId === caller.userId) throw new AppError('forbidden');
  if (!sharing.has(receiverId)) throw new AppError('not_found');
  const quietUntil = (await quietNow(tx, [receiverId], now)).get(receiverId);
  if (quietUntil) {
    const retryAfter = (quietUntil.getTime() - now.getTime()) / 1_000;
    throw new AppError('quiet_hours', { retryAfter });
  }
  const sent = { senderId: caller.userId, receiverId, date: todayOf(deps, caller) };
  if (!(await insertCheer(tx, { ...sent, kind }))) throw new AppError('conflict');
  const meant = { from: caller.userId, to: [receiverId] };
  if ((await thoseWhoHear(tx, group.id, meant, now)).length > 0) {
    const { firstName: name } = await personById(tx, caller.userId);
    const data = { groupId: group.id, groupName: group.name, name };
    await notify(tx, receiverId, { kind, data }, now);
  }
  const today = (await sentOn(tx, caller.userId, sent.date)).filter(
    (each) => each.receiverId === receiverId,
  );
  return {
    cheered: today.some((each) => each.kind === 'cheer'),
    nudged: today.some((each) => each.kind === 'nudge'),
    quietUntil: null,
  };
}
