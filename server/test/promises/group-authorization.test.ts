import { chatRoutes } from '@stratum/contract/chat';
import { groupRoutes } from '@stratum/contract/groups';
import type { GroupId } from '@stratum/contract/ids';
import type { Route } from '@stratum/contract/route';
import { uploadRoutes } from '@stratum/contract/uploads';
import { afterAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../build.ts';
import { callRoute, dataOf } from '../call.ts';
import { connectLive } from '../live-client.ts';
import { addMember, makeGroup } from '../make-group.ts';
import { openIssuerApp } from '../open-issuer-app.ts';
import { everyRoute, type SampledRoute } from './every-route.ts';

/**
 * How somebody stands to a group, besides those that every route is tested with. Whoever is in it
 * comes last: what they do of their own may change it.
 */
const actors = {
  invited: (admin, group, actor) => invite(admin, group, actor),
  declined: async (admin, group, actor) => {
    const invitationId = await invite(admin, group, actor);
    const body = { invitationId, accept: false };
    await actor.call(groupRoutes.handleGroupInvitation, { body });
  },
  left: async (_admin, group, actor) => {
    await join(group, actor);
    await actor.call(groupRoutes.removeLeaveGroup, { body: { ppauGroupId: group } });
  },
  removed: async (admin, group, actor) => {
    await join(group, actor);
    const body = { ppauGroupId: group, userId: actor.id };
    await admin.call(groupRoutes.removeLeaveGroup, { body });
  },
  'former admin': async (admin, group, actor) => {
    await join(group, actor);
    const to = (person: SignedInUser) => ({ body: { ppauGroupId: group, userId: person.id } });
    await admin.call(groupRoutes.changeGroupAdmin, to(actor));
    await actor.call(groupRoutes.changeGroupAdmin, to(admin));
  },
  member: async (_admin, group, actor) => join(group, actor),
} satisfies Record<
  string,
  (admin: SignedInUser, group: GroupId, actor: SignedInUser) => Promise<unknown>
>;
type Actor = keyof typeof actors;
const everyActor = Object.keys(actors) as Actor[];

const join = (group: GroupId, actor: SignedInUser) => addMember(on, group, actor);

async function invite(admin: SignedInUser, ppauGroupId: GroupId, actor: SignedInUser) {
  const body = { ppauGroupId, emails: [actor.email] };
  const { data } = await admin.call(groupRoutes.inviteMembers, { body });
  return data?.invitations[0]?.invitationId ?? expect.unreachable();
}

/** What the admin of a sample wrote is nobody else's to change. */
const ofWriter: ReadonlySet<string> = new Set(['editMessage', 'deleteMessage']);

/** What a sample shares is the admin’s own: it is not there for anybody else. */
const ofItemsOwner: ReadonlySet<string> = new Set(['sharePersonalStuff']);

/** Between those who share their wins, which none of the actors does. */
const ofSharing: ReadonlySet<string> = new Set(['sendCheer', 'sendNudge']);

/** Somebody knows of a group while they are in it. */
function expected({ name, route }: SampledRoute, actor: Actor): number {
  const isIn = actor === 'member' || actor === 'former admin';
  if (!isIn || ofItemsOwner.has(name)) return 404;
  const isOthers = ofWriter.has(name) || ofSharing.has(name);
  return relationTo(route) === 'group_admin' || isOthers ? 403 : 200;
}

function relationTo({ access }: Route) {
  if (access.policy !== 'object') return undefined;
  const { group, ownGroup, person, shared } = access.objects;
  return (group ?? ownGroup ?? person ?? shared)?.as;
}

/** The group that a sample has made: some calls name a person in it, and not itself. */
async function groupOf(owner: SignedInUser): Promise<GroupId> {
  const { items } = dataOf(await owner.call(groupRoutes.listGroups));
  const [group] = items;
  return items.length === 1 && group ? group.id : expect.unreachable();
}

const routes = (await everyRoute()).filter(({ route }) => relationTo(route) !== undefined);
const { on, issuer, close } = await openIssuerApp();
afterAll(close);

it.each(routes)('$name answers everybody by how they stand to the group', async (sampled) => {
  const admin = await on.build.user();
  const sent = await sampled.sample.call?.({ on, issuer, owner: admin });
  const group = await groupOf(admin);
  const statuses: Partial<Record<Actor, number>> = {};
  for (const actor of everyActor) {
    const person = await on.build.user();
    await actors[actor](admin, group, person);
    const answer = await callRoute(on.app, person.token, sampled.route, sent);
    statuses[actor] = answer.status;
  }
  const all = everyActor.map((actor) => [actor, expected(sampled, actor)]);
  expect(statuses).toEqual(Object.fromEntries(all));
});

describe('the live connection', async () => {
  const url = await on.app.listen({ host: '127.0.0.1', port: 0 });

  it.each(everyActor)('lets %s follow and write as a member, or not', async (actor) => {
    const [admin, person] = [await on.build.user(), await on.build.user()];
    const { id: groupId } = await makeGroup(admin);
    await actors[actor](admin, groupId, person);
    const client = await connectLive(url, person.token);
    const message = { clientId: 'c', type: 'text', body: 'Hello' };
    client.send({ type: 'resume', groups: { [groupId]: '0' } });
    const isIn = actor === 'member' || actor === 'former admin';
    if (isIn) await client.next('resumed');
    else expect((await client.next('error')).error.code).toBe('not_found');
    client.send({ type: 'send_message', groupId, message });
    if (isIn) await client.next('message_stored');
    else expect((await client.next('error')).error.code).toBe('not_found');
    const told = client.frames.filter(({ type }) => type === 'message');
    expect(told.length > 0).toBe(isIn);
  });
});

describe('what a group shows', async () => {
  const admin = await on.build.user();
  const { id: ppauGroupId } = await makeGroup(admin);
  const body = { ppauGroupId, image: await admin.picture() };
  const { image } = dataOf(await admin.call(groupRoutes.updateGroup, { body }));
  const attachment = { uploadId: await admin.upload() };
  const message = { clientId: 'c', type: 'file', attachment } as const;
  const sent = { params: { ppauGroupId }, body: message };
  const { attachment: file } = dataOf(await admin.call(chatRoutes.sendMessage, sent));
  const shown = { picture: image, 'sent file': file && 'fileId' in file ? file.fileId : null };

  describe.each(Object.entries(shown))('its %s', (_what, fileId) => {
    const params = { fileId: fileId ?? expect.unreachable() };

    it.each(everyActor)('has an address for %s, or not', async (actor) => {
      const person = await on.build.user();
      await actors[actor](admin, ppauGroupId, person);
      const { status } = await person.call(uploadRoutes.fileLink, { params });
      expect(status).toBe(actor === 'member' || actor === 'former admin' ? 200 : 404);
    });

    it('is at an address for a minute alone, whoever has it', async () => {
      const { url } = dataOf(await admin.call(uploadRoutes.fileLink, { params }));
      const read = async () => (await on.app.inject(url)).statusCode;
      expect(await read()).toBe(200);
      on.clock.advance(60_000);
      expect(await read()).toBe(403);
    });
  });
});

it('covers what members may do, what only the admin may, and what is done to fellows', () => {
  const relations = routes.map(({ route }) => relationTo(route));
  expect(new Set(relations)).toEqual(new Set(['member', 'group_admin', 'fellow']));
});
