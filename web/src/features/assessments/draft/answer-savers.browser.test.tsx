import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { userIdSchema } from '@stratum/contract/ids';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '../../../shared/i18n/create-i18n.ts';
import { clearLocalCaches, retainForUser, unsentLabels } from '../../../shared/session/index.ts';
import { appStore, initialState, setSession } from '../../../shared/state/app-store.ts';
import { ada } from '../../../testing/ada.ts';
import { answering, hang, offline } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import german from '../questions/messages.de.json';
import { answerSaverFor } from './answer-savers.ts';

const { saveAssessmentDraft } = assessmentEndpoints;
const server = fakeApi(answering(saveAssessmentDraft, offline));

const ids = { ada: ada.id, bruno: userIdSchema.parse('01990000-0000-7000-8000-000000000002') };

function signInAs(name: keyof typeof ids): void {
  const id = ids[name];
  const userData = { id, first_name: name, image: null, assessment_completed: false };
  retainForUser(id);
  setSession({ userData, assignedCategories: ['mentality'] });
}

/** What the end of a session that ended by itself does here. */
function expire(): void {
  const id = appStore.getState().authData.userData?.id ?? null;
  clearLocalCaches();
  retainForUser(id);
  appStore.setState(initialState, true);
}

const unsaved = () => answerSaverFor('mentality').state.getState().unsaved;

beforeEach(() => {
  signInAs('ada');
  answerSaverFor('mentality').enqueue('purpose.a', 3);
});

afterEach(() => {
  appStore.setState(initialState, true);
  clearLocalCaches();
  retainForUser(null);
});

test('an unsaved answer outlives a session that ended, and is tried again for the same person', () => {
  expire();
  signInAs('ada');
  expect(unsaved()).toEqual({ 'purpose.a': 3 });
});

test('it is handed out once', () => {
  expire();
  signInAs('ada');
  answerSaverFor('mentality').reset();
  clearLocalCaches();
  expect(unsaved()).toEqual({});
});

test('nobody else gets it, nor its owner after them', () => {
  expire();
  signInAs('bruno');
  expect(unsaved()).toEqual({});
  expire();
  signInAs('ada');
  expect(unsaved()).toEqual({});
});

test('whoever logs out is told of it by name', async () => {
  const messages = { 'features/assessments/questions': german };
  const i18n = await createI18n({ locale: 'de', messages, load: async () => ({}) });
  expect(unsentLabels(i18n)).toEqual(['Antworten einer Selbsteinschätzung']);
  answerSaverFor('mentality').reset();
  expect(unsentLabels(i18n)).toEqual([]);
});

test('a call that hangs is given up, so that another try follows', async () => {
  const { state } = answerSaverFor('mentality');
  await expect.poll(() => state.getState().progress).toBe('retrying');
  answerSaverFor('mentality').reset();
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  server.now(answering(saveAssessmentDraft, hang));
  answerSaverFor('mentality').enqueue('purpose.a', 4);
  expect(state.getState().progress).toBe('saving');
  expect(timeout).toHaveBeenCalledExactlyOnceWith(20_000);
  deadline.abort(new DOMException('', 'TimeoutError'));
  await expect.poll(() => state.getState().progress).toBe('retrying');
});
