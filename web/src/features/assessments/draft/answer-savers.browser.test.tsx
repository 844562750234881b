import type { Draft } from '@stratum/contract/assessments';
import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { userIdSchema } from '@stratum/contract/ids';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outbox } from '../../../shared/outbox/index.ts';
import { clearLocalCaches, retainForUser, unsentLabels } from '../../../shared/session/index.ts';
import { appStore, initialState, setSession } from '../../../shared/state/app-store.ts';
import { answering, offline } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { answerSaverFor } from './answer-savers.ts';

const { saveAssessmentDraft } = assessmentEndpoints;
const server = fakeApi(answering(saveAssessmentDraft, offline));
const label = 'Answers to the self-assessment “Mentality”';
const instant = '2026-11-20T08:00:00Z';
const saved: Draft = {
  categoryType: 'mentality',
  contentVersion: '1',
  answers: {},
  startedAt: instant,
  updatedAt: instant,
};

// Of this file alone: what waits outlives a test.
const ids = {
  ada: userIdSchema.parse('01990000-0000-7000-8000-0000000000a1'),
  bruno: userIdSchema.parse('01990000-0000-7000-8000-0000000000b1'),
};

async function signInAs(name: keyof typeof ids): Promise<void> {
  const id = ids[name];
  const userData = { id, first_name: name, image: null, assessment_completed: false };
  retainForUser(id);
  setSession({ userData, assignedCategories: ['mentality'] });
  await expect.poll(() => outbox.entries.getState().isRead).toBe(true);
}

/** What the end of a session that ended by itself does here. */
function expire(): void {
  const id = appStore.getState().authData.userData?.id ?? null;
  clearLocalCaches();
  retainForUser(id);
  appStore.setState(initialState, true);
}

const given = () => answerSaverFor('mentality').given.getState();
const save = (id: string, answer: number) =>
  answerSaverFor('mentality').save(id, answer, { contentVersion: '1', label });
const waiting = () => outbox.entries.getState().entries.map(({ input }) => input.body);
const failures = () => outbox.entries.getState().entries.map((entry) => entry.failures);

beforeEach(async () => {
  await signInAs('ada');
  save('purpose.a', 3);
  await expect.poll(failures).toEqual([1]);
});

afterEach(async () => {
  await answerSaverFor('mentality').reset();
  appStore.setState(initialState, true);
  clearLocalCaches();
});

test('answers given without a network travel together, the later one of two to a question', async () => {
  save('purpose.b', 2);
  save('purpose.a', 4);
  expect(waiting()).toEqual([
    {
      categoryType: 'mentality',
      contentVersion: '1',
      answers: { 'purpose.a': 4, 'purpose.b': 2 },
    },
  ]);
  server.now(answering(saveAssessmentDraft, saved));
  expect(await answerSaverFor('mentality').flush()).toBe(true);
  expect(server.sent(saveAssessmentDraft).at(-1)?.body.answers).toEqual({
    'purpose.a': 4,
    'purpose.b': 2,
  });
  expect(given()).toEqual({ 'purpose.a': 4, 'purpose.b': 2 });
});

test('an unsaved answer outlives a session that ended, and is saved for the same person', async () => {
  expire();
  expect(waiting()).toEqual([]);
  server.now(answering(saveAssessmentDraft, saved));
  await signInAs('ada');
  expect(given()).toEqual({ 'purpose.a': 3 });
  await expect.poll(waiting).toEqual([]);
  expect(server.sent(saveAssessmentDraft).at(-1)?.body.answers).toEqual({ 'purpose.a': 3 });
});

test('somebody else neither sees nor sends it, and its owner finds it again', async () => {
  expire();
  await signInAs('bruno');
  expect(given()).toEqual({});
  expect(await outbox.flush()).toBe(true);
  expire();
  await signInAs('ada');
  expect(given()).toEqual({ 'purpose.a': 3 });
});

test('whoever logs out is told of it by name, and takes it along', async () => {
  expect(unsentLabels()).toEqual([label]);
  appStore.setState(initialState, true);
  clearLocalCaches();
  retainForUser(null);
  await signInAs('ada');
  expect(given()).toEqual({});
  expect(unsentLabels()).toEqual([]);
});
