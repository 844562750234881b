import { fileURLToPath } from 'node:url';
import { collectionRoutes as routes } from '@stratum/contract/collection';
import { itemTypes } from '@stratum/contract/collection-words';
import { locales } from '@stratum/contract/locale';
import type { SentPart } from '@stratum/contract/route';
import { afterAll, expect, it } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { parseDocument } from '../../platform/documents/reader/parse-document.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { demoPeople } from '../people.ts';
import { demoDocument, demoDocumentPath, demoDocuments } from './demo-documents.ts';
import { seedCollections } from './seed-collections.ts';
import { collectionTexts } from './texts.ts';

const { build, close, clock, database, storage } = await openTestApp();
afterAll(close);

it('keep items of every kind, with all that a collection can have', async () => {
  const [person] = demoPeople;
  const ada = await build.user({ timeZone: person.timeZone });
  const people = [{ userId: ada.id, person, goals: [] }];
  await inTransaction(database.db, (tx) => seedCollections(tx, storage, people, clock.now()));
  const overview = dataOf(await ada.call(routes.myCollection, { query: {} }));
  expect(overview.types.map(({ type }) => type).toSorted()).toEqual([...itemTypes].toSorted());
  expect(overview).toMatchObject({ trash: 1, items: [{}, {}, {}] });
  expect(overview.unfiled).toBeGreaterThan(0);
  expect(overview.tags.length).toBeGreaterThan(2);
  const [evening] = await found({ pinned: 'true', tag: collectionTexts.en.tags.evening });
  const { id = '' } = evening ?? {};
  expect(
    dataOf(await ada.call(routes.personalStuffVersions, { query: { id } })).items,
  ).toHaveLength(2);
  for (const [word, type] of [
    ['courage', 'slides'],
    ['thunderstorm', 'nights'],
    ['pattern', 'list'],
    ['defeat', 'plan'],
  ] as const) {
    const { title } = collectionTexts.en[type];
    expect(await found({ search: word })).toMatchObject([{ title, hit: { place: 'document' } }]);
  }
  // What the note links to leads back.
  const [plan] = await found({ search: 'defeat' });
  const read = dataOf(
    await ada.call(routes.getPersonalStuffById, { query: { id: plan?.id ?? '' } }),
  );
  expect(read.backlinks).toMatchObject([{ id }]);

  async function found(query: SentPart<typeof routes.getPersonalStuff, 'query'>) {
    return dataOf(await ada.call(routes.getPersonalStuff, { query })).items;
  }
});

it.each(locales)('has documents in %s that hold what is shown of them', async (locale) => {
  for (const name of demoDocuments) {
    const { read } = await demoDocument(name, locale);
    const path = fileURLToPath(demoDocumentPath(name, locale));
    const format = path.split('.').at(-1) as 'docx';
    expect(await parseDocument({ path, format })).toMatchObject(read);
  }
});
