import type { Answers } from '@stratum/contract/assessments';
import { assessmentRoutes as routes } from '@stratum/contract/assessments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callRoute, dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { allAnswers, takeAssessment } from '../../../test/take-assessment.ts';

const categoryType = 'mentality';

let on: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  on = await openTestApp();
});
afterAll(() => on.close());

describe('taking an assessment', () => {
  it('asks each trait in two ways: three statements, then its nine behaviours', async () => {
    const { build } = on;
    const user = await build.user();
    const { questions, scale } = dataOf(
      await user.call(routes.selfAssessment, { query: { categoryType } }),
    );
    expect(questions).toHaveLength(20);
    expect(questions.filter(({ kind }) => kind === 'statement')).toHaveLength(15);
    expect(questions.slice(0, 4).map(({ kind }) => kind)).toEqual([
      'statement',
      'statement',
      'statement',
      'anchored',
    ]);
    expect(scale.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5]);
  });

  it('asks in the language of the reader', async () => {
    const { build } = on;
    const user = await build.user();
    const ask = async (language: string) => {
      const headers = { 'accept-language': language };
      return dataOf(await user.call(routes.selfAssessment, { query: { categoryType }, headers }))
        .scale[0]?.label;
    };
    expect([await ask('en'), await ask('fr-CA'), await ask('de')]).toEqual([
      'Never',
      'Jamais',
      'Nie',
    ]);
  });

  it('keeps every answer at once, so that another device goes on with the next question', async () => {
    const { build } = on;
    const user = await build.user();
    const { questions } = dataOf(
      await user.call(routes.selfAssessment, { query: { categoryType } }),
    );
    for (const { id } of questions.slice(0, 7)) {
      await user.call(routes.saveAssessmentDraft, { body: { categoryType, answers: { [id]: 4 } } });
    }
    const { draft } = dataOf(await user.call(routes.selfAssessment, { query: { categoryType } }));
    expect(Object.keys(draft?.answers ?? {})).toHaveLength(7);
    const { categories } = dataOf(await user.call(routes.assessmentStatus));
    expect(categories[0]).toMatchObject({ answered: 7, total: 20, lastCompletedAt: null });
  });

  it('begins a draft anew where another pack has asked, whose words may count the other way', async () => {
    const { build, database, deps } = on;
    const user = await build.user();
    const save = (answers: Answers, contentVersion?: string) =>
      user.call(routes.saveAssessmentDraft, { body: { categoryType, answers, contentVersion } });
    await save({ 'resilience.a': 4 });
    await database.pool.query(`UPDATE assessment_drafts SET content_version = '2024.01'`);
    const { categories } = dataOf(await user.call(routes.assessmentStatus));
    expect(categories[0]).toMatchObject({ answered: 0, total: 20 });
    const opened = await user.call(routes.selfAssessment, { query: { categoryType } });
    expect(dataOf(opened).draft).toBeNull();
    const refused = [
      await save({ 'resilience.c': 1 }, '2024.01'),
      await user.call(routes.postSelfAssessment, {
        body: { categoryType, contentVersion: '2024.01' },
      }),
    ];
    expect(refused.map(({ error }) => error)).toMatchObject([
      { code: 'invalid_input' },
      { code: 'assessment_incomplete' },
    ]);
    const draft = dataOf(await save({ 'resilience.b': 2 }, deps.pack.version));
    expect(draft.answers).toEqual({ 'resilience.b': 2 });
  });

  it('keeps both answers when two devices answer different questions at the same moment', async () => {
    const { build } = on;
    const user = await build.user();
    const { questions } = dataOf(
      await user.call(routes.selfAssessment, { query: { categoryType } }),
    );
    await Promise.all(
      questions.map(({ id }) =>
        user.call(routes.saveAssessmentDraft, { body: { categoryType, answers: { [id]: 2 } } }),
      ),
    );
    const draft = dataOf(await user.call(routes.assessmentDraft, { query: { categoryType } }));
    expect(Object.keys(draft?.answers ?? {})).toHaveLength(20);
  });

  it('names every open question when completed too early, and loses nothing', async () => {
    const { build } = on;
    const user = await build.user();
    const answers = await allAnswers(user, categoryType);
    const [[first = '', value = 0] = []] = Object.entries(answers);
    await user.call(routes.saveAssessmentDraft, {
      body: { categoryType, answers: { [first]: value } },
    });
    const early = await user.call(routes.postSelfAssessment, { body: { categoryType } });
    expect(early.status).toBe(422);
    expect(early.error).toMatchObject({ code: 'assessment_incomplete' });
    const draft = dataOf(await user.call(routes.assessmentDraft, { query: { categoryType } }));
    expect(draft?.answers).toEqual({ [first]: value });
  });

  it('scores the attempt, ends the draft and marks the category as completed', async () => {
    const { build } = on;
    const user = await build.user();
    const { attempt, previous } = await takeAssessment(user, categoryType);
    expect(previous).toBeNull();
    expect(attempt).toMatchObject({ categoryType, month: '2026-11', score: 5, level: 5 });
    expect(attempt.traits).toHaveLength(5);
    expect(dataOf(await user.call(routes.assessmentDraft, { query: { categoryType } }))).toBeNull();
    const status = dataOf(await user.call(routes.assessmentStatus));
    const done = status.categories.find((each) => each.categoryType === categoryType);
    expect(done?.lastCompletedAt).toBe('2026-11-20T09:00:00.000Z');
  });

  it('shows the attempt before beside a later one', async () => {
    const { build, clock } = on;
    const user = await build.user();
    const first = await takeAssessment(user, categoryType);
    clock.advance(60_000);
    const second = await takeAssessment(user, categoryType, { anchor: 7 });
    expect(second.previous?.id).toBe(first.attempt.id);
    const params = { attemptId: second.attempt.id };
    expect(dataOf(await user.call(routes.assessmentAttempt, { params }))).toEqual(second);
  });

  it('answers the same key again with the first attempt, and another body under it not at all', async () => {
    const { build } = on;
    const user = await build.user();
    const answers = await allAnswers(user, categoryType);
    const headers = { 'idempotency-key': 'attempt-1' };
    const sent = { body: { categoryType, answers }, headers } as const;
    const [one, two] = [
      await user.call(routes.postSelfAssessment, sent),
      await user.call(routes.postSelfAssessment, sent),
    ];
    expect(dataOf(two).attempt.id).toBe(dataOf(one).attempt.id);
    const other = await user.call(routes.postSelfAssessment, { body: { categoryType }, headers });
    expect(other).toMatchObject({ status: 409, error: { code: 'idempotency_mismatch' } });
    const { items } = dataOf(await user.call(routes.assessmentByUserid));
    expect(items).toHaveLength(1);
  });

  it('makes one attempt of ten parallel calls with the same key, and answers all with it', async () => {
    const { build } = on;
    const user = await build.user();
    const answers = await allAnswers(user, categoryType);
    const sent = {
      body: { categoryType, answers },
      headers: { 'idempotency-key': 'attempt-1' },
    } as const;
    const calls = Array.from({ length: 10 }, () => user.call(routes.postSelfAssessment, sent));
    const ids = (await Promise.all(calls)).map((answer) => dataOf(answer).attempt.id);
    expect(new Set(ids).size).toBe(1);
    expect(dataOf(await user.call(routes.assessmentByUserid)).items).toHaveLength(1);
  });

  it('leaves a key free that a refused call has used', async () => {
    const { build } = on;
    const user = await build.user();
    const sent = { body: { categoryType }, headers: { 'idempotency-key': 'attempt-1' } } as const;
    expect((await user.call(routes.postSelfAssessment, sent)).status).toBe(422);
    const answers = await allAnswers(user, categoryType);
    await user.call(routes.saveAssessmentDraft, { body: { categoryType, answers } });
    expect((await user.call(routes.postSelfAssessment, sent)).status).toBe(200);
  });

  it('refuses answers to unknown questions and out of their bounds, at the field', async () => {
    const { build } = on;
    const user = await build.user();
    const save = (answers: Answers) =>
      user.call(routes.saveAssessmentDraft, { body: { categoryType, answers } });
    expect(await save({ 'juggling.a': 3 })).toMatchObject({
      status: 422,
      error: { fields: { 'answers.juggling.a': 'This field is not known here.' } },
    });
    expect(await save({ 'resilience.a': 6 })).toMatchObject({
      status: 422,
      error: { fields: { 'answers.resilience.a': 'Choose one of the options.' } },
    });
    expect((await save({ 'resilience.a': 0 })).status).toBe(422);
    expect((await save({ 'resilience.a': 2.5 })).status).toBe(422);
    expect((await save({ 'resilience.anchor': 9 })).status).toBe(200);
  });
});

describe('the model’s texts', () => {
  it('are open to everybody, in the language asked for', async () => {
    const { app } = on;
    const headers = { 'accept-language': 'de' };
    const { levels } = dataOf(await callRoute(app, null, routes.levels, { headers }));
    expect(levels.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(levels[0]?.name).toBe('Übersehen');
    const { traits } = dataOf(
      await callRoute(app, null, routes.traits, { query: { categoryType } }),
    );
    expect(traits.map(({ behaviours }) => behaviours.length)).toEqual([9, 9, 9, 9, 9]);
  });
});
