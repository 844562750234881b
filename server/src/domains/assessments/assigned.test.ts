import { assessmentRoutes as routes } from '@stratum/contract/assessments';
import { type CategorySlug, categorySlugs } from '@stratum/contract/categories';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { takeAssessment } from '../../../test/take-assessment.ts';

const assignedCategories = ['mentality', 'personal-health'] as const;

describe('what an organization assigns', () => {
  it('is told with its name, and every other category is still there to be taken', async () => {
    const { build } = await createTestApp();
    const { id: organizationId, name } = await build.organization({
      assignedCategories: [...assignedCategories],
    });
    const member = await build.user({ organizationId });
    await takeAssessment(member, 'social-interaction');
    const status = dataOf(await member.call(routes.assessmentStatus));
    expect(status).toMatchObject({
      assessment_completed: false,
      assignedCategories,
      organization: { name },
    });
    expect(status.categories.map(({ categoryType }) => categoryType)).toEqual(categorySlugs);
    const taken = status.categories.filter(({ lastCompletedAt }) => lastCompletedAt !== null);
    expect(taken.map(({ categoryType }) => categoryType)).toEqual(['social-interaction']);
    for (const category of assignedCategories) await takeAssessment(member, category);
    expect(dataOf(await member.call(routes.assessmentStatus)).assessment_completed).toBe(true);
  });

  it('is everything, and not done, where an organization assigns nothing that is there', async () => {
    const { build } = await createTestApp();
    const { id: organizationId } = await build.organization({ assignedCategories: [] });
    const member = await build.user({ organizationId });
    const status = async () => dataOf(await member.call(routes.assessmentStatus));
    expect(await status()).toMatchObject({
      assessment_completed: false,
      assignedCategories: categorySlugs,
      organization: null,
    });
    for (const category of categorySlugs) await takeAssessment(member, category);
    expect((await status()).assessment_completed).toBe(true);
  });

  it('is everything for a person who has joined none', async () => {
    const { build } = await createTestApp();
    const status = dataOf(await (await build.user()).call(routes.assessmentStatus));
    expect(status).toMatchObject({ assignedCategories: categorySlugs, organization: null });
  });
});

describe('an orgcode', () => {
  it('limits the attempts listed to the categories its organization assigns', async () => {
    const { build } = await createTestApp();
    const { orgcode } = await build.organization({ assignedCategories: [...assignedCategories] });
    const user = await build.user();
    for (const category of ['mentality', 'social-interaction'] as const) {
      await takeAssessment(user, category);
    }
    const listed = async (query: { orgcode: string; categoryType?: CategorySlug }) =>
      dataOf(await user.call(routes.assessmentByUserid, { query })).items.map(
        ({ categoryType }) => categoryType,
      );
    expect(await listed({ orgcode: orgcode.toLowerCase() })).toEqual(['mentality']);
    expect(await listed({ orgcode, categoryType: 'mentality' })).toEqual(['mentality']);
    expect(await listed({ orgcode, categoryType: 'social-interaction' })).toEqual([]);
  });

  it('gives the questions of a category that its organization assigns, and of no other', async () => {
    const { build } = await createTestApp();
    const { orgcode } = await build.organization({ assignedCategories: [...assignedCategories] });
    const user = await build.user();
    const ask = async (categoryType: CategorySlug) =>
      (await user.call(routes.selfAssessment, { query: { categoryType, orgcode } })).status;
    expect(await ask('personal-health')).toBe(200);
    expect(await ask('social-interaction')).toBe(404);
  });

  it('counts as none where it is empty, is not found where it is unknown, and is refused at its field where it is malformed', async () => {
    const { build } = await createTestApp();
    const user = await build.user();
    const ask = (orgcode: string) =>
      Promise.all([
        user.call(routes.selfAssessment, { query: { categoryType: 'mentality', orgcode } }),
        user.call(routes.assessmentByUserid, { query: { orgcode } }),
      ]);
    for (const { status } of await ask('')) expect(status).toBe(200);
    for (const answer of await ask('NOBODY-1')) {
      expect(answer).toMatchObject({ status: 404, error: { code: 'not_found' } });
    }
    for (const answer of await ask('no code')) {
      expect(answer.status).toBe(422);
      expect(answer.error).toMatchObject({ fields: { orgcode: expect.any(String) } });
    }
  });
});
