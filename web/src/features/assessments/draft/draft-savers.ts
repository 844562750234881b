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

// They outlive the screen, so that answers given offline are saved also after leaving it.
const savers = new Map<CategorySlug, AnswerSaver>();

/** What was unsaved when somebody's session ended by itself, until they are back. */
let kept: { readonly userId: string; readonly answers: Map<CategorySlug, Answers> } | null = null;

/** The one saver of a category's draft. */
export function saverOf(categoryType: CategorySlug): AnswerSaver {
  const existing = savers.get(categoryType);
  if (existing) return existing;
  const saver = createAnswerSaver({
    save: async (answers) => {
      const body = { categoryType, answers };
      const options = { signal: withDeadline() };
      await callRoute(assessmentEndpoints.saveAssessmentDraft, { body }, options);
    },
    judge,
    later(run, milliseconds) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  saver.state.subscribe(warnWhileUnsaved);
  savers.set(categoryType, saver);
  for (const [id, answer] of Object.entries(takeKept(categoryType))) saver.give(id, answer);
  return saver;
}

/** What its owner had not saved when the session ended, handed out once. */
function takeKept(categoryType: CategorySlug): Answers {
  if (kept === null || kept.userId !== currentUserId()) return {};
  const answers = kept.answers.get(categoryType) ?? {};
  kept.answers.delete(categoryType);
  return answers;
}

/** The questions are not those the server has. */
const refusing: readonly CallError['code'][] = ['invalid_input', 'not_found', 'malformed'];

function judge(error: unknown): Failure {
  if (!(error instanceof CallError)) return 'waiting';
  if (endsSession(error.code)) return 'ended';
  return refusing.includes(error.code) ? 'refused' : 'waiting';
}

function warnWhileUnsaved(): void {
  if (isUnsent()) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

window.addEventListener('online', () => {
  for (const saver of savers.values()) void saver.settle();
});

const isUnsent = () => [...savers.values()].some((saver) => !saver.isSettled());

registerUnsentWork({
  isUnsent,
  label: (i18n) => i18n.t('features/assessments/questions:saving.unsent'),
});

registerLocalCache({
  clear() {
    const userId = currentUserId();
    if (userId !== null && isUnsent()) kept = { userId, answers: unsavedAnswers() };
    for (const saver of savers.values()) saver.forget();
    savers.clear();
  },
  keepOnlyFor(userId) {
    if (kept?.userId !== userId) kept = null;
  },
});

function currentUserId(): string | null {
  return appStore.getState().authData.userData?.id ?? null;
}

function unsavedAnswers(): Map<CategorySlug, Answers> {
  return new Map([...savers].map(([category, { state }]) => [category, state.getState().unsaved]));
}
