import { type Answers } from '@stratum/contract/assessments';
import type { CategorySlug } from '@stratum/contract/categories';
import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { endsSession } from '@stratum/contract/errors';
import { CallError } from '../../../shared/api/call-error.ts';
import { withDeadline } from '../../../shared/api/deadline.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { registerLocalCache, registerUnsentWork } from '../../../shared/session/index.ts';
import { appStore } from '../../../shared/state/app-store.ts';
import { type AnswerSaver, createAnswerSaver, type Failure } from './answer-saver.ts';

// They outlive the screen: answers given offline are saved after leaving it too.
const savers = new Map<CategorySlug, AnswerSaver>();

/** Of a person whose session expired, until they sign in again. */
let unsavedAtSessionEnd: {
  readonly userId: string;
  readonly answers: Map<CategorySlug, Answers>;
} | null = null;

/** The one saver of a category's draft. */
export function answerSaverFor(categoryType: CategorySlug): AnswerSaver {
  const existing = savers.get(categoryType);
  if (existing) return existing;
  const saver = createAnswerSaver({
    save: async (answers) => {
      const body = { categoryType, answers };
      const options = { signal: withDeadline() };
      await callRoute(assessmentEndpoints.saveAssessmentDraft, { body }, options);
    },
    classifyError,
    schedule(run, milliseconds) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  saver.state.subscribe(warnWhileUnsaved);
  savers.set(categoryType, saver);
  for (const [id, answer] of Object.entries(takeUnsaved(categoryType))) saver.enqueue(id, answer);
  return saver;
}

/** What its owner had not saved when the session expired, handed out once. */
function takeUnsaved(categoryType: CategorySlug): Answers {
  if (unsavedAtSessionEnd === null || unsavedAtSessionEnd.userId !== currentUserId()) return {};
  const answers = unsavedAtSessionEnd.answers.get(categoryType) ?? {};
  unsavedAtSessionEnd.answers.delete(categoryType);
  return answers;
}

/** The questions are not those the server has. */
const rejectionCodes: readonly CallError['code'][] = ['invalid_input', 'not_found', 'malformed'];

function classifyError(error: unknown): Failure {
  if (!(error instanceof CallError)) return 'retrying';
  if (endsSession(error.code)) return 'signed_out';
  return rejectionCodes.includes(error.code) ? 'rejected' : 'retrying';
}

function warnWhileUnsaved(): void {
  if (isUnsent()) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

window.addEventListener('online', () => {
  for (const saver of savers.values()) void saver.flush();
});

const isUnsent = () => [...savers.values()].some((saver) => !saver.isSaved());

registerUnsentWork({
  isUnsent,
  label: (i18n) => i18n.t('features/assessments/questions:saving.unsent'),
});

registerLocalCache({
  clear() {
    const userId = currentUserId();
    if (userId !== null && isUnsent()) unsavedAtSessionEnd = { userId, answers: unsavedAnswers() };
    for (const saver of savers.values()) saver.reset();
    savers.clear();
  },
  retainForUser(userId) {
    if (unsavedAtSessionEnd?.userId !== userId) unsavedAtSessionEnd = null;
  },
});

function currentUserId(): string | null {
  return appStore.getState().authData.userData?.id ?? null;
}

function unsavedAnswers(): Map<CategorySlug, Answers> {
  return new Map([...savers].map(([category, { state }]) => [category, state.getState().unsaved]));
}
