import { accountDataRoutes } from '@stratum/contract/account-data';
import { assessmentRoutes } from '@stratum/contract/assessments';
import { notificationRoutes } from '@stratum/contract/notifications';
import { uploadRoutes } from '@stratum/contract/uploads';
import { expect, test, vi } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { seedPersonalData } from '../../../test/seed-personal-data.ts';
import { storedFiles } from '../../../test/stored-files.ts';
import { unzip } from '../../../test/unzip.ts';

const { startAccountExport, accountExport, accountExportLink } = accountDataRoutes;

const requestedAt = '2026-11-20T09:00:00.000Z';
const none = { status: 'none' };

async function stateFor(user: SignedInUser) {
  return dataOf(await user.call(accountExport));
}

/** The archive as a browser that follows the link gets it. */
async function download({ app }: TestApp, user: SignedInUser) {
  const { url } = dataOf(await user.call(accountExportLink));
  return app.inject({ url });
}

async function archiveFor(on: TestApp, user: SignedInUser) {
  await user.call(startAccountExport);
  await on.jobs.drain();
  const files = unzip((await download(on, user)).rawPayload);
  const json = (path: string): unknown => JSON.parse(String(files.get(path)));
  return { files, json, text: [...files.values()].map(String).join('\n') };
}

async function archivesOf({ filesDir }: TestApp): Promise<string[]> {
  return (await storedFiles(filesDir)).filter((path) => path.endsWith('.zip'));
}

test('an export is requested, made by a job, announced and downloaded', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  expect(await stateFor(ada)).toEqual(none);
  expect(dataOf(await ada.call(startAccountExport))).toEqual({ status: 'queued', requestedAt });
  expect((await ada.call(accountExportLink)).status).toBe(404);
  await on.jobs.drain();
  const answer = await download(on, ada);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringContaining('attachment; filename="stratum-2026-11-20.zip"'),
  });
  const expiresAt = '2026-11-27T09:00:00.000Z';
  expect(await stateFor(ada)).toEqual({
    status: 'ready',
    requestedAt,
    expiresAt,
    size: answer.rawPayload.length,
    files: unzip(answer.rawPayload).size,
  });
  const { items } = dataOf(await ada.call(notificationRoutes.getNotification));
  expect(items).toMatchObject([{ kind: 'export_ready', data: { expiresAt } }]);
  const mail = await on.mail.newestTo(ada.email);
  expect(mail.text).toContain('http://stratum.test/en/profile#data');
  expect(mail.text).toContain('27 November 2026');
});

test('requests while an archive is being made answer the same and make nothing', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  const answers = await Promise.all([1, 2, 3].map(() => ada.call(startAccountExport)));
  expect(answers.map(dataOf)).toEqual([1, 2, 3].map(() => ({ status: 'queued', requestedAt })));
  await on.jobs.drain();
  expect(on.mail.sent).toHaveLength(1);
});

test('how far the archive has come can be seen while it is being made', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  const { write } = on.storage;
  const seen: unknown[] = [];
  vi.spyOn(on.storage, 'write').mockImplementationOnce(async (...stored) => {
    seen.push(await stateFor(ada));
    await write(...stored);
  });
  await archiveFor(on, ada);
  expect(seen).toEqual([{ status: 'working', requestedAt, progress: expect.any(Number) }]);
  expect(seen).not.toContainEqual(expect.objectContaining({ progress: 0 }));
});

test('the archive holds what was put in, readable, in the owner’s language', async () => {
  const on = await createTestApp();
  const chloe = await on.build.user({ first_name: 'Chloé', locale: 'fr' });
  const { attemptId } = await seedPersonalData(chloe);
  const body = { categoryType: 'mentality', answers: { 'resilience.a': 4 } } as const;
  await chloe.call(assessmentRoutes.saveAssessmentDraft, { body });
  const { files, json, text } = await archiveFor(on, chloe);
  expect(String(files.get('LISEZMOI.txt'))).toContain(`Chloé Example, ${chloe.email}`);
  expect(json('profile.json')).toMatchObject({
    id: chloe.id,
    firstName: 'Chloé',
    email: chloe.email,
    createdAt: '2026-11-20T09:00:00.000Z',
  });
  const [attempt] = json('assessments/attempts.json') as Record<string, unknown>[];
  expect(attempt).toMatchObject({ id: attemptId, completedAt: '2026-11-20T09:00:00.000Z' });
  expect(attempt?.['answers']).toHaveLength(20);
  expect(attempt?.['answers']).toContainEqual({
    id: 'resilience.a',
    answer: 3,
    question: expect.stringMatching(/\p{L}+ \p{L}+/u),
    words: expect.any(String),
  });
  expect(json('assessments/drafts.json')).toMatchObject([{ answers: [{ answer: 4 }] }]);
  expect(json('sign-ins/sessions.json')).toHaveLength(2);
  // A row says whose it is to the database alone.
  expect(text.split(chloe.id)).toHaveLength(2);
});

test('each of many attempts is in the archive once, and words only where the pack that asked is there', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  await seedPersonalData(ada);
  await on.database.pool.query(`INSERT INTO assessment_attempts
    SELECT gen_random_uuid(), user_id, category, 'older', answers, score, level, traits, month,
      completed_at - n / 3 * interval '1 minute'
    FROM assessment_attempts, generate_series(3, 122) AS n`);
  const { json } = await archiveFor(on, ada);
  const attempts = json('assessments/attempts.json') as {
    id: string;
    completedAt: string;
    answers: object[];
  }[];
  expect(new Set(attempts.map(({ id }) => id)).size).toBe(121);
  const times = attempts.map(({ completedAt }) => completedAt);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(attempts[0]?.answers).not.toContainEqual(expect.objectContaining({ words: null }));
  expect(attempts[1]?.answers).toContainEqual({
    id: 'resilience.a',
    answer: 3,
    question: null,
    words: null,
  });
});

test('files that were sent are in the archive, byte for byte', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  const id = await ada.file();
  const { files, json } = await archiveFor(on, ada);
  const [listed] = json('files/files.json') as { id: string; name: string; size: number }[];
  expect(listed).toMatchObject({ id });
  const { url } = dataOf(await ada.call(uploadRoutes.fileLink, { params: { fileId: id } }));
  const kept = (await on.app.inject({ url })).rawPayload;
  expect(kept.length).toBe(listed?.size);
  expect(files.get(`files/${id}/${listed?.name}`)).toEqual(kept);
});

test('an archive holds nothing of other people and no secret', async () => {
  const on = await createTestApp();
  const ada = await on.build.user({ first_name: 'Ada', last_name: 'Distinct' });
  const bruno = await on.build.user({ first_name: 'Bruno', last_name: 'Somebodyelse' });
  const theirs = await seedPersonalData(bruno);
  await seedPersonalData(ada);
  const { text } = await archiveFor(on, ada);
  for (const foreign of [bruno.id, bruno.email, 'Somebodyelse', theirs.attemptId]) {
    expect(text).not.toContain(foreign);
  }
  const { rows } = await on.database.pool.query(
    'SELECT password_hash AS secret FROM users UNION SELECT token_hash FROM sessions',
  );
  for (const { secret } of rows) expect(text).not.toContain(secret);
});

test('only its owner gets a link, which dies within five minutes', async () => {
  const on = await createTestApp();
  const [ada, mallory] = [await on.build.user(), await on.build.user({ role: 'admin' })];
  await archiveFor(on, ada);
  expect((await mallory.call(accountExportLink)).status).toBe(404);
  const { url, expiresAt } = dataOf(await ada.call(accountExportLink));
  const lifetime = new Date(expiresAt).getTime() - on.clock.now().getTime();
  expect(lifetime).toBeLessThanOrEqual(300_000);
  on.clock.set(expiresAt);
  expect((await on.app.inject({ url })).statusCode).toBe(403);
});

test('an archive can be fetched for seven days, and its bytes go after that', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  await archiveFor(on, ada);
  on.clock.set('2026-11-27T08:59:59Z');
  expect((await download(on, ada)).statusCode).toBe(200);
  on.clock.set('2026-11-27T09:00:00Z');
  expect(await stateFor(ada)).toEqual(none);
  expect((await ada.call(accountExportLink)).status).toBe(404);
  await on.jobs.sendScheduled();
  await on.jobs.drain();
  expect(await archivesOf(on)).toEqual([]);
});

test('a new archive takes the place of the one before', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  await archiveFor(on, ada);
  const [first] = await archivesOf(on);
  on.clock.advance(60_000);
  await archiveFor(on, ada);
  const stored = await archivesOf(on);
  expect(stored).toHaveLength(1);
  expect(stored).not.toContain(first);
});

test('an attempt that fails halfway is repeated from the start, and leaves no half archive', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  await seedPersonalData(ada);
  const write = vi.spyOn(on.storage, 'write').mockRejectedValueOnce(new Error('the disk is full'));
  const { files } = await archiveFor(on, ada);
  expect(write).toHaveBeenCalledTimes(2);
  expect(files.has('profile.json')).toBe(true);
  expect(await archivesOf(on)).toHaveLength(1);
  expect(on.mail.sent).toHaveLength(1);
});

test('an export that fails to the end says so, and another can be begun', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  const write = vi.spyOn(on.storage, 'write').mockRejectedValue(new Error('the disk is full'));
  await ada.call(startAccountExport);
  await expect(on.jobs.drain()).rejects.toThrow('the disk is full');
  await on.jobs.drain();
  expect(await stateFor(ada)).toEqual({ status: 'failed', requestedAt });
  expect(await archivesOf(on)).toEqual([]);
  write.mockRestore();
  await archiveFor(on, ada);
  expect(await stateFor(ada)).toMatchObject({ status: 'ready' });
});

test.each([
  ['that no process works on any more is given up after an hour', 'working', 1],
  ['that waits for its turn is given up after a day', 'queued', 24],
])('an export %s', async (_title, status, hours) => {
  const on = await createTestApp();
  const ada = await on.build.user();
  await ada.call(startAccountExport);
  await on.database.pool.query('DELETE FROM pgboss.job');
  await on.database.pool.query('UPDATE account_exports SET status = $1', [status]);
  const sweepAt = async (milliseconds: number) => {
    on.clock.set(new Date(Date.parse(requestedAt) + milliseconds));
    await on.jobs.sendScheduled();
    await on.jobs.drain();
    return (await stateFor(ada)).status;
  };
  expect(await sweepAt(hours * 3_600_000 - 1)).toBe(status);
  expect(await sweepAt(hours * 3_600_000)).toBe('failed');
});

test('a person may ask for five archives a day; of many requests at once the first one counts', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  for (let archive = 0; archive < 5; archive += 1) {
    const answers = await Promise.all([1, 2, 3, 4].map(() => ada.call(startAccountExport)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await on.jobs.drain();
  }
  expect((await ada.call(startAccountExport)).status).toBe(429);
});
