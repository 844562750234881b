import type { PersonalData } from '../../platform/personal-data.ts';
import { userById } from '../accounts/index.ts';
import type { Deps } from './deps.ts';
import { deleteInvitationsTo } from './invitations-store.ts';
import { membershipsOf } from './members-store.ts';
import { leaveAll } from './membership.ts';

/** The groups a person is in. Who ends an account leaves them all, and each has an admin after it. */
export function groupsPersonalData(deps: Pick<Deps, 'clock' | 'chat'>): PersonalData {
  return {
    name: 'groups',
    tables: ['groups', 'group_members', 'group_invitations'],
    async *export({ db, userId }) {
      yield {
        path: 'groups/groups.json',
        json: async () =>
          (await membershipsOf(db, userId)).map(
            ({ adminId, groupId: _id, members: _members, ...row }) => ({
              ...row,
              role: adminId === userId ? 'admin' : 'member',
            }),
          ),
      };
    },
    async erase(tx, userId) {
      await leaveAll(tx, deps, userId);
      const person = await userById(tx, userId);
      if (person) await deleteInvitationsTo(tx, person.email);
    },
  };
}
