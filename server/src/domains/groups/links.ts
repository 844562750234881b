import { invitationDays } from '@stratum/contract/group-rules';
import type { groupRoutes as routes } from '@stratum/contract/groups';
import { after } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { createMemoryLimiter } from '../../platform/limits/memory-limiter.ts';
import { newId } from '../../platform/new-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { personById } from '../accounts/index.ts';
import type { Doors } from './access.ts';
import type { Deps } from './deps.ts';
import { createLinkTokens } from './link-tokens.ts';
import { deleteLink, findLink, findLinkedGroup, putLink } from './links-store.ts';
import { join } from './membership.ts';
import { findAsMember, lockGroup } from './store.ts';
import { toGroup } from './to-group.ts';

/** Tokens that a person tries in a minute. */
const tries = { points: 30, seconds: 60 };

/** The link of a group: what it says, who makes it and who joins by it. */
export function groupLinks(deps: Deps) {
  const { db, clock, publicUrl, chat } = deps;
  const tokens = createLinkTokens(deps.secrets);
  const limitTries = createMemoryLimiter([tries], clock);
  /** In the language of whoever follows it. */
  const urlOf = (id: string) => new URL(`/ppau?join=${tokens.write(id)}`, publicUrl).href;
  /** @throws AppError not_found where it has ended */
  const linked = async (tx: Queryable, token: string) => {
    const found = await findLinkedGroup(tx, tokens.read(token), clock.now());
    if (!found) throw new AppError('not_found');
    return found;
  };
  return {
    async read({ open }: Call<typeof routes.groupLink, Doors>) {
      const { group } = await open.ownGroup(db);
      const link = await findLink(db, group.id, clock.now());
      return {
        link: link && { url: urlOf(link.id), expiresAt: link.expiresAt.toISOString() },
      };
    },
    async make({ tx, open }: Call<typeof routes.makeGroupLink, Doors>) {
      const { group } = await open.ownGroup(tx, 'update');
      const expiresAt = after(clock.now(), invitationDays * 86_400);
      const id = newId<string>();
      await putLink(tx, { groupId: group.id, id, expiresAt });
      chat.changed(tx, group.id, 'invitations', group.adminId);
      return { link: { url: urlOf(id), expiresAt: expiresAt.toISOString() } };
    },
    end: ({ open }: Call<typeof routes.revokeGroupLink, Doors>) =>
      inTransaction(db, async (tx) => {
        const { group } = await open.ownGroup(tx, 'update');
        await deleteLink(tx, group.id);
        chat.changed(tx, group.id, 'invitations', group.adminId);
        return { link: null };
      }),
    async preview({ query, caller }: Call<typeof routes.previewGroupLink>) {
      await limitTries(caller.userId);
      const { name, adminId } = await linked(db, query.token);
      return { name, inviter: (await personById(db, adminId)).firstName };
    },
    async join({ tx, body, caller }: Call<typeof routes.joinByLink>) {
      await limitTries(caller.userId);
      const { id } = await linked(tx, body.token);
      const group = await lockGroup(tx, id);
      // Read again under the lock: it may have been ended.
      await linked(tx, body.token);
      if (!group) throw new AppError('not_found');
      await join(tx, deps, { group, userId: caller.userId, share: body.share });
      const opened = await findAsMember(tx, caller.userId, id);
      if (!opened) throw new AppError('not_found');
      return toGroup(tx, opened);
    },
  };
}
