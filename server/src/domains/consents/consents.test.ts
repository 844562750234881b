import { assessmentRoutes } from '@stratum/contract/assessments';
import { consentRoutes } from '@stratum/contract/consents';
import { goalRoutes } from '@stratum/contract/goals';
import { expect, test } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { makeGoal } from '../../../test/make-goal.ts';
import { takeAssessment } from '../../../test/take-assessment.ts';

const { consent, giveConsent, withdrawConsent } = consentRoutes;
const { saveAssessmentDraft, postSelfAssessment, selfAssessment, assessmentByUserid } =
  assessmentRoutes;

const mentality = { categoryType: 'mentality' } as const;
const answer = { body: { ...mentality, answers: { 'purpose.a': 4 } } };
const refused = { status: 403, error: { code: 'consent_required' } };

async function give(person: SignedInUser) {
  const { text } = dataOf(await person.call(consent));
  const headers = { 'accept-language': 'fr' };
  return dataOf(await person.call(giveConsent, { body: { version: text.version }, headers }));
}

/** As though what was agreed to had been another text. */
async function changeText({ database }: TestApp, { id }: SignedInUser) {
  await database.pool.query(`ALTER TABLE consents DISABLE TRIGGER USER`);
  await database.pool.query(`UPDATE consents SET version = '2020-01-01' WHERE user_id = $1`, [id]);
  await database.pool.query(`ALTER TABLE consents ENABLE TRIGGER USER`);
}

const logOf = async ({ database }: TestApp, { id }: SignedInUser) =>
  (
    await database.pool.query(
      'SELECT version, locale, via, ended_by FROM consents WHERE user_id = $1 ORDER BY given_at, id',
      [id],
    )
  ).rows;

test('it is asked with the questions, in the language of the call, and recorded with version, language and time', async () => {
  const on = await createTestApp();
  const chloe = await on.build.user();
  const french = { query: mentality, headers: { 'accept-language': 'fr' } };
  const asked = dataOf(await chloe.call(selfAssessment, french)).consent;
  expect(asked).toMatchObject({ state: 'none', givenAt: null });
  expect(asked.text.heading).toBe('Stratum peut-il garder tes réponses ?');
  expect(await give(chloe)).toMatchObject({ state: 'given', givenAt: '2026-11-20T09:00:00.000Z' });
  await give(chloe);
  const { version } = asked.text;
  expect(await logOf(on, chloe)).toEqual([
    { version, locale: 'fr', via: 'screen', ended_by: null },
  ]);
});

test('who hands answers in without having been asked declares it, and the screen asks all the same', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  expect((await ada.call(saveAssessmentDraft, answer)).status).toBe(200);
  expect(dataOf(await ada.call(consent)).state).toBe('declared');
  expect((await give(ada)).state).toBe('given');
  expect(await logOf(on, ada)).toMatchObject([
    { via: 'call', ended_by: 'next_consent' },
    { via: 'screen', ended_by: null },
  ]);
});

test('a consent to another text is none: it is asked anew, and nothing is kept until then', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  await give(ada);
  await changeText(on, ada);
  expect(dataOf(await ada.call(consent)).state).toBe('outdated');
  expect(await ada.call(saveAssessmentDraft, answer)).toMatchObject(refused);
  const old = await ada.call(giveConsent, { body: { version: '2020-01-01' } });
  expect(old).toMatchObject({ status: 409, error: { code: 'conflict' } });
  await give(ada);
  expect((await ada.call(saveAssessmentDraft, answer)).status).toBe(200);
});

test('withdrawn, every answer and result is gone, also from goals and from replies kept for repetitions', async () => {
  const on = await createTestApp();
  const [ada, bruno] = [await on.build.user(), await on.build.user()];
  for (const person of [ada, bruno]) await give(person);
  const { attempt } = await takeAssessment(ada, 'mentality');
  await takeAssessment(bruno, 'mentality');
  await ada.call(saveAssessmentDraft, { ...answer, headers: { 'idempotency-key': 'kept' } });
  const [{ traitId, level } = { traitId: '', level: 1 }] = attempt.traits;
  const source = { attemptId: attempt.id, traitId, fromLevel: level, toLevel: level + 1 };
  const { id } = await makeGoal(ada, { source });
  const once = { headers: { 'idempotency-key': 'withdrawn' } };
  expect(dataOf(await ada.call(withdrawConsent, once)).state).toBe('withdrawn');
  const query = (person: SignedInUser) => ({ query: { user_id: person.id } });
  expect(dataOf(await ada.call(assessmentByUserid, query(ada))).items).toEqual([]);
  expect(dataOf(await bruno.call(assessmentByUserid, query(bruno))).items).toHaveLength(1);
  expect(dataOf(await ada.call(selfAssessment, { query: mentality })).draft).toBeNull();
  expect(dataOf(await ada.call(goalRoutes.goalInfo, { params: { id } })).source).toBeNull();
  const kept = await on.database.pool.query(
    `SELECT DISTINCT route FROM idempotency_keys WHERE user_id = $1 AND reply IS NOT NULL`,
    [ada.id],
  );
  expect(kept.rows).toEqual([{ route: '/withdraw-consent' }]);
});

test('after that nothing is kept, neither anew nor as a repetition, until it is given again', async () => {
  const { build } = await createTestApp();
  const ada = await build.user();
  await give(ada);
  const sent = { ...answer, headers: { 'idempotency-key': 'the same' } };
  await ada.call(saveAssessmentDraft, sent);
  await ada.call(withdrawConsent);
  expect(await ada.call(saveAssessmentDraft, answer)).toMatchObject(refused);
  expect(await ada.call(postSelfAssessment, answer)).toMatchObject(refused);
  expect(await ada.call(saveAssessmentDraft, sent)).toMatchObject({ status: 409 });
  await give(ada);
  expect(dataOf(await ada.call(saveAssessmentDraft, answer)).answers).toEqual({ 'purpose.a': 4 });
});

test('an answer that is being saved while the consent is withdrawn does not outlive it', async () => {
  const { build, database } = await createTestApp();
  const ada = await build.user();
  await give(ada);
  const saves = Array.from({ length: 6 }, () => ada.call(saveAssessmentDraft, answer));
  await Promise.all([...saves, ada.call(withdrawConsent)]);
  const { rows } = await database.pool.query('SELECT FROM assessment_drafts');
  expect(rows).toEqual([]);
});

test('what was agreed to can be ended once and not rewritten', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  await give(ada);
  const { pool } = on.database;
  await expect(pool.query(`UPDATE consents SET version = 'x'`)).rejects.toThrow('only be ended');
  await ada.call(withdrawConsent);
  await expect(pool.query(`UPDATE consents SET ended_at = now()`)).rejects.toThrow('only be ended');
});
