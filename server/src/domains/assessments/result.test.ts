import { assessmentRoutes as routes } from '@stratum/contract/assessments';
import { scoreTrait } from '@stratum/contract/scoring';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';

const query = { categoryType: 'mentality' } as const;

let on: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  on = await openTestApp();
});
afterAll(() => on.close());

/** Answers that go up and down. */
async function complete(user: SignedInUser) {
  const asked = dataOf(await user.call(routes.selfAssessment, { query }));
  const answers = Object.fromEntries(
    asked.questions.map(({ id, kind }, index) => [
      id,
      (index % (kind === 'statement' ? 5 : 9)) + 1,
    ]),
  );
  const body = { ...query, answers };
  return { asked, answers, result: dataOf(await user.call(routes.postSelfAssessment, { body })) };
}

describe('a result', () => {
  it('says what every trait’s score was made of', async () => {
    const { build } = on;
    const { asked, answers, result } = await complete(await build.user());
    expect(result.answers).toEqual(answers);
    expect(result.asked).toEqual({
      scale: asked.scale,
      questions: asked.questions,
      reversed: asked.reversed,
    });
    for (const { traitId, ...score } of result.attempt.traits) {
      const statements = asked.questions
        .filter((question) => question.kind === 'statement' && question.traitId === traitId)
        .map(({ id }) => ({
          answer: result.answers[id] ?? 0,
          reversed: asked.reversed.includes(id),
        }));
      expect(statements).toHaveLength(3);
      const anchor = result.answers[`${traitId}.anchor`] ?? 0;
      expect(score).toEqual(scoreTrait({ statements, anchor }));
    }
  });

  it('is read in the language of the reader', async () => {
    const { build } = on;
    const user = await build.user();
    const { result } = await complete(user);
    const params = { attemptId: result.attempt.id };
    const headers = { 'accept-language': 'de' };
    const { asked } = dataOf(await user.call(routes.assessmentAttempt, { params, headers }));
    expect(asked?.scale[0]?.label).toBe('Nie');
    expect(asked?.questions[0]).not.toEqual(result.asked?.questions[0]);
  });

  it('keeps its answers but shows no words where the pack has changed since', async () => {
    const { build, database } = on;
    const user = await build.user();
    const { result, answers } = await complete(user);
    await database.pool.query(
      `INSERT INTO assessment_attempts (id, user_id, category, content_version, answers, score,
         level, traits, month, completed_at)
       SELECT gen_random_uuid(), user_id, category, '2024.01', answers, score, level, traits,
         '2024-03', '2024-03-04T10:00:00Z' FROM assessment_attempts WHERE id = $1`,
      [result.attempt.id],
    );
    const { items } = dataOf(await user.call(routes.assessmentByUserid));
    const params = { attemptId: items[1]?.id ?? '' };
    const old = dataOf(await user.call(routes.assessmentAttempt, { params }));
    expect(old).toMatchObject({ attempt: { contentVersion: '2024.01' }, answers, asked: null });
  });
});
