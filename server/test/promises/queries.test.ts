import { api } from '@stratum/contract/api';
import { assessmentRoutes } from '@stratum/contract/assessments';
import type { Route } from '@stratum/contract/route';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { callRoute } from '../call.ts';
import { createTestApp } from '../create-test-app.ts';
import { belongingsOf, samplesFor } from './samples.ts';

/** The most statements a route may run, finding the caller included, whatever the data. */
const budget: Record<keyof typeof api, number> = {
  signUp: 10,
  verifyOtp: 10,
  resendOtp: 8,
  signIn: 6,
  userExists: 5,
  deleteSession: 2,
  externalProvider: 0,
  externalSignIn: 3,
  externalCallback: 12,
  forgotPassword: 8,
  checkOtp: 6,
  resetPassword: 2,
  updatePassword: 14,
  sessions: 2,
  endSession: 3,
  endOtherSessions: 2,
  getOrganization: 3,
  generatePresignedurl: 4,
  uploadLink: 2,
  fileLink: 2,
  profileInfo: 4,
  updateProfile: 10,
  updateSmsNotification: 5,
  selfAssessment: 2,
  assessmentDraft: 2,
  saveAssessmentDraft: 2,
  postSelfAssessment: 6,
  assessmentAttempt: 3,
  assessmentStatus: 3,
  assessmentGraph: 2,
  traitsGraph: 2,
  yearsList: 2,
  assessmentByUserid: 2,
  getChapter: 1,
  getDefinitions: 1,
  getGraphVideos: 2,
  graphViewed: 2,
  getViewedGraph: 2,
  traits: 0,
  levels: 0,
  getState: 0,
  getCity: 0,
  site: 0,
  getPredictions: 2,
  getNotification: 3,
  getNotificationCount: 2,
  setNotificationRead: 4,
  deleteNotification: 4,
  startAccountExport: 9,
  accountExport: 2,
  accountExportLink: 2,
  deleteAccount: 14,
  keepAccount: 4,
};

/** The job queue looks after itself at times of its own, which are no route's. */
function isUpkeep(sent: unknown): boolean {
  return /\bpgboss\./.test(typeof sent === 'string' ? sent : (sent as { text: string }).text);
}

describe.each(Object.entries(api) as [keyof typeof api, Route][])('%s', (name, route) => {
  it(`runs at most ${budget[name]} statements`, async () => {
    const { app, jobs, build } = await createTestApp();
    const owner = await build.user();
    const samples = samplesFor(await belongingsOf(build, owner));
    await jobs.ready();
    const statements = vi.spyOn(pg.Client.prototype, 'query');
    await callRoute(app, owner.token, route, samples[name] as object);
    const { length } = statements.mock.calls.filter(([sent]) => !isUpkeep(sent));
    statements.mockRestore();
    expect(length).toBeLessThanOrEqual(budget[name]);
  });
});

describe('more writes at once than the pool has connections', () => {
  it('are all answered, and reads go on between them', async () => {
    const { build } = await createTestApp();
    const user = await build.user();
    const body = { categoryType: 'mentality', answers: { 'resilience.a': 3 } } as const;
    const calls = Array.from({ length: 120 }, (_, count) =>
      count % 3 === 0
        ? user.call(assessmentRoutes.assessmentStatus)
        : user.call(assessmentRoutes.saveAssessmentDraft, { body }),
    );
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  it('wait for no second connection while they hold one: limits are counted before', async () => {
    const { build } = await createTestApp();
    const user = await build.user();
    const phone = '+44 20 7946 0018';
    expect((await user.call(api.updateProfile, { body: { phone } })).status).toBe(200);
    const calls = Array.from({ length: 60 }, (_, count) =>
      user.call(api.updateSmsNotification, { body: { smsNotification: count % 2 === 0 } }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  });
});
