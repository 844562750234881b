import { assessmentRoutes as routes } from '@stratum/contract/assessments';
import { attemptIdSchema } from '@stratum/contract/ids';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { allAnswers, takeAssessment } from '../../../test/take-assessment.ts';

const categoryType = 'mentality';

describe('completed attempts', () => {
  it('are at most twenty in a day, of many at once too; what is refused or repeated costs none', async () => {
    const { build, clock } = await createTestApp();
    const user = await build.user();
    const answers = await allAnswers(user, categoryType);
    const post = async (sent = answers, key = {}) =>
      user.call(routes.postSelfAssessment, { body: { categoryType, answers: sent }, headers: key });
    const once = { 'idempotency-key': 'attempt-1' };
    for (const _ of '123') expect((await post(answers, once)).status).toBe(200);
    for (const _ of '123') expect((await post({})).status).toBe(422);
    const statuses = await Promise.all(
      Array.from({ length: 25 }, async () => (await post()).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(19);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
    expect((await post()).error).toMatchObject({ code: 'too_many_requests' });
    expect((await post(answers, once)).status).toBe(200);
    clock.advance(24 * 3_600_000);
    expect((await post()).status).toBe(200);
  });

  it('cannot be changed, not even by the server’s own SQL', async () => {
    const { build, database } = await createTestApp();
    const user = await build.user();
    const { attempt } = await takeAssessment(user, categoryType);
    const change = database.pool.query('UPDATE assessment_attempts SET level = 9 WHERE id = $1', [
      attempt.id,
    ]);
    await expect(change).rejects.toThrow('immutable');
  });

  it('are listed newest first, page by page', async () => {
    const { build, clock } = await createTestApp();
    const user = await build.user();
    const taken: string[] = [];
    for (let count = 0; count < 23; count += 1) {
      taken.unshift((await takeAssessment(user, categoryType)).attempt.id);
      clock.advance(2 * 3_600_000);
    }
    const first = dataOf(await user.call(routes.assessmentByUserid));
    const query = { cursor: first.next ?? '' };
    const second = dataOf(await user.call(routes.assessmentByUserid, { query }));
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(taken);
    expect(second.next).toBeNull();
    const wrong = await user.call(routes.assessmentByUserid, { query: { cursor: 'x' } });
    expect(wrong.status).toBe(422);
  });

  it('can be read by their owner alone: to others they answer as ones that do not exist', async () => {
    const { build } = await createTestApp();
    const [owner, stranger] = [await build.user(), await build.user()];
    const { attempt } = await takeAssessment(owner, categoryType);
    const params = { attemptId: attempt.id };
    expect((await owner.call(routes.assessmentAttempt, { params })).status).toBe(200);
    const foreign = await stranger.call(routes.assessmentAttempt, { params });
    const missing = await stranger.call(routes.assessmentAttempt, {
      params: { attemptId: attemptIdSchema.parse(stranger.id) },
    });
    expect(foreign.status).toBe(404);
    expect(foreign).toEqual(missing);
  });
});
