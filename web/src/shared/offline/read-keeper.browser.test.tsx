import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { userIdSchema } from '@stratum/contract/ids';
import { QueryClient } from '@tanstack/react-query';
import { entries, keys } from 'idb-keyval';
import { afterEach, expect, test, vi } from 'vitest';
import { adaSignedIn } from '../../testing/ada.ts';
import { anyRouteQuery } from '../api/route-query.ts';
import { clearLocalCaches, retainForUser } from '../session/index.ts';
import { queryClient } from '../session/query-cache.ts';
import { appStore, initialState, setSession } from '../state/app-store.ts';
import { keptReads, type OfflinePages, retainKeptReads } from './kept-reads.ts';
import { begin, prepareKeptReads } from './offline-session.ts';
import { createReadKeeper } from './read-keeper.ts';
import { startOffline } from './start-offline.ts';

const { profileInfo } = profileEndpoints;
const { yearsList } = assessmentEndpoints;
const { getWinsOverview } = dailyWinEndpoints;
const noon = new Date(2026, 10, 22, 12).getTime();
const day = 24 * 60 * 60 * 1_000;

const keyOf = (endpoint: typeof profileInfo | typeof yearsList | typeof getWinsOverview) =>
  anyRouteQuery(endpoint, {}, 'en').queryKey;

/** What comes with a session, where these pages open without a network. */
const loadWith = (pages: OfflinePages) => async () => ({
  prepareKeptReads,
  begin: (session: Omit<Parameters<typeof begin>[0], 'pages'>) => begin({ ...session, pages }),
});

interface Visit {
  userId?: string;
  build?: string;
  at?: number;
  /** False once somebody else has signed in in another tab. */
  hasToken?: boolean;
}

/** A page of one person, with nothing in memory yet. */
function visit({ userId = 'ada', build = 'build-1', at = noon, hasToken = true }: Visit = {}) {
  const client = new QueryClient();
  const offlineReads = [profileInfo, getWinsOverview];
  const isCurrent = () => hasToken;
  const now = () => at;
  const keeper = createReadKeeper({ client, userId, offlineReads, build, isCurrent, now });
  const read = (endpoint: Parameters<typeof keyOf>[0], reply: unknown) =>
    client.setQueryData(keyOf(endpoint), reply, { updatedAt: at });
  const known = (endpoint: Parameters<typeof keyOf>[0]) => client.getQueryData(keyOf(endpoint));
  return { client, keeper, read, known };
}

/** What a later visit knows before a call is answered. */
async function knownTo(later: Visit) {
  const { keeper, known } = visit(later);
  await keeper.restore(() => true);
  keeper.stop();
  return { profile: known(profileInfo), wins: known(getWinsOverview), years: known(yearsList) };
}

async function adaHasRead(): Promise<void> {
  const { keeper, read } = visit();
  read(profileInfo, { first_name: 'Ada' });
  read(getWinsOverview, { streak: 7 });
  read(yearsList, [2026]);
  await keeper.flush();
  keeper.stop();
}

const idOf = (name: string) =>
  userIdSchema.parse(`01990000-0000-7000-8000-0000000000${name === 'ada' ? 'a' : 'e'}9`);

const nothing = { profile: undefined, wins: undefined, years: undefined };

afterEach(() => retainKeptReads(null));

test('what is to be kept of what was read is there at the next visit, and unreadable on the disk', async () => {
  await adaHasRead();
  expect(JSON.stringify(await entries(keptReads))).not.toMatch(/"Ada|"streak/);
  expect(await knownTo({ at: noon + 1_000 })).toEqual({
    profile: { first_name: 'Ada' },
    wins: { streak: 7 },
    years: undefined,
  });
});

test('it says when it was read, and gives way to what has been read since', async () => {
  await adaHasRead();
  const { client, keeper, read, known } = visit({ at: noon + 60_000 });
  read(profileInfo, { first_name: 'Augusta' });
  await keeper.restore(() => true);
  expect(known(profileInfo)).toEqual({ first_name: 'Augusta' });
  keeper.stop();
  expect(client.getQueryState(keyOf(getWinsOverview))?.dataUpdatedAt).toBe(noon);
});

test('what was read a moment ago is asked for again, since it may have changed elsewhere', async () => {
  await adaHasRead();
  const { client, keeper } = visit({ at: noon + 1_000 });
  await keeper.restore(() => true);
  keeper.stop();
  const queryFn = vi.fn(() => ({ streak: 8 }));
  await client.prefetchQuery({ queryKey: keyOf(getWinsOverview), queryFn, staleTime: day });
  expect(queryFn).toHaveBeenCalledOnce();
});

test('it goes after a week, and with a new build', async () => {
  await adaHasRead();
  expect(await knownTo({ at: noon + 7 * day })).toMatchObject({ wins: { streak: 7 } });
  expect(await knownTo({ at: noon + 7 * day + 1 })).toEqual(nothing);
  await adaHasRead();
  expect(await knownTo({ build: 'build-2' })).toEqual(nothing);
  expect(await entries(keptReads)).toEqual([]);
});

test('nobody else sees it, under another name neither', async () => {
  await adaHasRead();
  expect(await knownTo({ userId: 'emi' })).toEqual(nothing);
  expect(await knownTo({})).not.toEqual(nothing);
});

test('a session that ended by itself leaves it for the same person, and signing out takes it along', async () => {
  startOffline(loadWith([]));
  await adaHasRead();
  clearLocalCaches();
  retainForUser('ada');
  expect(await knownTo({})).not.toEqual(nothing);
  retainForUser(null);
  await expect.poll(() => knownTo({})).toEqual(nothing);
});

test('another person’s sign-in takes it along', async () => {
  startOffline(loadWith([]));
  await adaHasRead();
  clearLocalCaches();
  retainForUser('emi');
  await expect.poll(() => entries(keptReads)).toEqual([]);
});

test('a reply that comes while the session ends is not kept', async () => {
  const { keeper, read } = visit();
  read(profileInfo, { first_name: 'Ada' });
  const written = keeper.flush();
  keeper.stop();
  await written;
  expect(await entries(keptReads)).toEqual([]);
});

test('a reply that may have been read with another person’s token is not kept', async () => {
  const { keeper, read } = visit({ hasToken: false });
  read(profileInfo, { first_name: 'Emi' });
  await keeper.flush();
  keeper.stop();
  expect(await entries(keptReads)).toEqual([]);
});

test('whoever signs in while the code for it is on its way finds nothing of theirs under another name', async () => {
  startOffline(loadWith([[profileInfo]]));
  const signIn = (name: string) =>
    setSession({ userData: { ...adaSignedIn, id: idOf(name) }, assignedCategories: [] });
  signIn('ada');
  appStore.setState(initialState, true);
  signIn('emi');
  queryClient.setQueryData(keyOf(profileInfo), { first_name: 'Emi' });
  const owners = async () => (await keys<string>(keptReads)).map((key) => key.split(' ')[0]);
  await expect.poll(owners).toEqual([idOf('emi')]);
  appStore.setState(initialState, true);
  clearLocalCaches();
});
