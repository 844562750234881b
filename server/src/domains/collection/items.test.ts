import { collectionRoutes as routes } from '@stratum/contract/collection';
import type { Item } from '@stratum/contract/item';
import { uuidv7 } from 'uuidv7';
import { afterAll, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { makeCollection, makeFolder, makeNote, noteOf } from '../../../test/make-item.ts';

const { build, close, clock } = await openTestApp();
afterAll(close);

const list = async (user: SignedInUser, query: object = {}) =>
  dataOf(await user.call(routes.getPersonalStuff, { query }));
const titles = async (user: SignedInUser, query: object = {}) =>
  (await list(user, query)).items.map(({ title }) => title);
const details = async (user: SignedInUser, { id }: Pick<Item, 'id'>) =>
  dataOf(await user.call(routes.getPersonalStuffById, { query: { id } }));
const fields = (error: unknown) => Object.keys(Object(error).fields ?? {});

it('is made once for an id of the client’s, and never for somebody else’s', async () => {
  const [ada, bruno] = [await build.user(), await build.user()];
  const id = uuidv7();
  const made = await makeNote(ada, { id, title: 'First' });
  expect(await makeNote(ada, { id, title: 'Second' })).toEqual(made);
  const body = { id, collectionId: null, type: 'note' as const, title: 'Mine' };
  expect((await bruno.call(routes.addPersonalStuff, { body })).status).toBe(404);
  const twenty = Array.from({ length: 20 }, () =>
    makeNote(ada, { id: uuidv7Of(made), title: 'T' }),
  );
  expect(new Set((await Promise.all(twenty)).map((item) => item.id)).size).toBe(1);
  expect(await titles(ada)).toHaveLength(2);
});

/** One more id, the same for each call. */
const uuidv7Of = ({ id }: Item) => id.replace(/.$/, (last) => (last === '0' ? '1' : '0'));

it('holds what its type is made of, and names what is wrong', async () => {
  const ada = await build.user();
  const refused = async (given: object) => {
    const body = { collectionId: null, title: 'A', type: 'note' as const, ...given };
    const { status, error } = await ada.call(routes.addPersonalStuff, { body });
    return [status, ...fields(error)];
  };
  expect(await refused({ type: 'image' })).toEqual([422, 'uploadId']);
  expect(await refused({ uploadId: await ada.upload() })).toEqual([422, 'uploadId']);
  expect(await refused({ type: 'file', content: noteOf('a') })).toEqual([
    422,
    'content',
    'uploadId',
  ]);
  expect(await refused({ content: noteOf('a'), markdown: 'b' })).toEqual([422, 'markdown']);
  expect(await refused({ content: { type: 'script' } })).toEqual([422, 'content']);
  expect(await refused({ title: ' ' })).toEqual([422, 'title']);
  // A picture where a document is wanted, and the other way round.
  expect(await refused({ type: 'document', uploadId: await ada.picture() })).toEqual([415]);
  expect(await refused({ type: 'image', uploadId: await ada.upload() })).toEqual([415]);
  expect(await refused({ collectionId: uuidv7() })).toEqual([404]);
});

it('is read from Markdown with its structure', async () => {
  const ada = await build.user();
  const markdown =
    '# Plan\n\n- [x] shoes\n- [ ] *rain* [coat](javascript:x)\n\n| a | b |\n|---|---|\n| 1 | 2 |';
  const { content } = await details(ada, await makeNote(ada, { markdown }));
  expect(content?.content?.map(({ type }) => type)).toEqual(['heading', 'taskList', 'table']);
  expect(JSON.stringify(content)).not.toContain('javascript');
  expect((await list(ada)).items[0]).toMatchObject({ checklist: { done: 1, total: 2 } });
});

it('changes from the version it was read in; from another it answers what there is', async () => {
  const ada = await build.user();
  const made = await makeNote(ada, { content: noteOf('one') });
  const change = (version: number, given: object) =>
    ada.call(routes.updatePersonalStuff, { body: { id: made.id, version, ...given } });
  const changed = dataOf(await change(1, { content: noteOf('two'), tags: ['a', 'a'] }));
  expect(changed).toMatchObject({ version: 2, beginning: 'two', tags: ['a'], title: 'Evenings' });
  const late = await change(1, { content: noteOf('three') });
  expect(late.status).toBe(409);
  expect(late.error).toMatchObject({ code: 'version_conflict', current: { version: 2 } });
  expect(Object(late.error).current.content).toEqual(noteOf('two'));
  // Twenty devices at once: one is first, the others are told.
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => change(2, { title: `T${at}` })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
});

it('keeps a version once in ten minutes of writing, and when asked to', async () => {
  const ada = await build.user();
  let { id, version } = await makeNote(ada, { content: noteOf('0') });
  const write = async (text: string, given: object = {}) => {
    const body = { id, version, content: noteOf(text), ...given };
    ({ version } = dataOf(await ada.call(routes.updatePersonalStuff, { body })));
  };
  const kept = async () =>
    dataOf(await ada.call(routes.personalStuffVersions, { query: { id } })).items.map(
      (each) => each.version,
    );
  await write('1');
  clock.advance(60_000);
  await write('2');
  expect(await kept()).toEqual([1]);
  await write('3', { keepVersion: true });
  expect(await kept()).toEqual([3, 1]);
  clock.advance(11 * 60_000);
  await write('4');
  expect(await kept()).toEqual([4, 3, 1]);
  const query = { id, version: 3 };
  const third = dataOf(await ada.call(routes.personalStuffVersion, { query }));
  expect(third.content).toEqual(noteOf('2'));
});

it('is found by words without accents, by their stems, its tags and captions, by its owner alone', async () => {
  const [ada, bruno] = [await build.user(), await build.user()];
  await makeNote(ada, {
    title: 'Été',
    content: noteOf('Les élèves dormaient près du fleuve.'),
    tags: ["l'art \\ d’art"],
  });
  await makeNote(ada, { title: 'Rivers', content: noteOf('Sleeping by the river') });
  await makeFolder(ada, 2);
  await makeNote(bruno, { title: 'Rivers', content: noteOf('Sleeping by the river') });
  expect(await titles(ada, { search: 'eleves ete' })).toEqual(['Été']);
  expect(await titles(ada, { search: 'sleeps' })).toEqual(['Rivers']);
  expect(await titles(ada, { search: 'riv' })).toEqual(['Rivers']);
  expect(await titles(ada, { search: 'picture' })).toEqual(['Summer']);
  expect(await titles(ada, { tag: "l'art \\ d’art" })).toEqual(['Été']);
  expect(await titles(ada, { search: "'' & | ! :* \\ ( <->" })).toHaveLength(3);
  const [hit] = (await list(ada, { search: 'eleves' })).items;
  expect(hit?.hit).toEqual({
    place: 'note',
    text: 'Les élèves dormaient près du fleuve.',
    marks: [[4, 10]],
  });
});

it('is listed a page at a time, each once, in every order', async () => {
  const ada = await build.user();
  for (let at = 0; at < 7; at += 1) {
    clock.advance((at % 2) * 1000);
    await makeNote(ada, { title: ['b', 'É', 'a', 'e', 'B', 'z', 'a'][at] ?? '' });
  }
  const pages = async (query: { sort: 'edited' | 'created' | 'title'; search?: string }) => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await list(ada, { ...query, limit: 3, ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next;
    } while (cursor);
    return seen;
  };
  for (const sort of ['edited', 'created', 'title'] as const) {
    expect(new Set(await pages({ sort })).size).toBe(7);
    expect(await pages({ sort, search: 'a' })).toHaveLength(2);
  }
  const plain = (await titles(ada, { sort: 'title' })).map((title) => title.normalize('NFD')[0]);
  expect(plain.join('').toLowerCase()).toBe('aabbeez');
  const { status } = await ada.call(routes.getPersonalStuff, { query: { cursor: 'x' } });
  expect(status).toBe(422);
});

it('moves, is pinned, goes and comes back with others, all or none', async () => {
  const [ada, bruno] = [await build.user(), await build.user()];
  const [one, two, foreign] = [await makeNote(ada), await makeNote(ada), await makeNote(bruno)];
  const { id: collectionId } = await makeCollection(ada);
  const own = { ids: [one.id, two.id] };
  const ids = [one.id, foreign.id];
  const answers = [
    await ada.call(routes.movePersonalStuff, { body: { ids, collectionId } }),
    await ada.call(routes.pinPersonalStuff, { body: { ids, pinned: true } }),
    await ada.call(routes.removePersonalStuff, { query: { ids: ids.join(',') } }),
    await ada.call(routes.restorePersonalStuff, { body: { ids } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await details(ada, one)).collectionId).toBe(null);
  dataOf(await ada.call(routes.movePersonalStuff, { body: { ...own, collectionId } }));
  dataOf(await ada.call(routes.pinPersonalStuff, { body: { ids: [one.id], pinned: true } }));
  expect(await titles(ada, { collectionId })).toHaveLength(2);
  expect(await titles(ada, { pinned: 'true' })).toHaveLength(1);
  dataOf(await ada.call(routes.removePersonalStuff, { query: { ids: one.id } }));
  expect(await titles(ada, { collectionId })).toHaveLength(1);
  expect(await titles(ada, { trash: 'true' })).toHaveLength(1);
  dataOf(await ada.call(routes.restorePersonalStuff, { body: { ids: [one.id] } }));
  expect(await titles(ada, { collectionId })).toHaveLength(2);
  const params = { collectionId };
  expect(dataOf(await ada.call(routes.deleteCollection, { params }))).toEqual({ changed: 2 });
  expect(dataOf(await ada.call(routes.myCollection))).toMatchObject({ items: [], trash: 2 });
});
