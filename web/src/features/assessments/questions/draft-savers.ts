import { assessmentRoutes } from '@stratum/contract/assessments';
import { type ErrorCode, endsSession } from '@stratum/contract/errors';
import type { CategorySlug } from '@stratum/contract/model';
import { CallError } from '../../../shared/api/call-error.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { registerLocalCache } from '../../../shared/state/local-cache.ts';
import { type AnswerSaver, createAnswerSaver, type Failure } from './answer-saver.ts';

// They outlive the screen, so that answers given offline are saved also after leaving it.
const savers = new Map<CategorySlug, AnswerSaver>();

/** The one saver of a category's draft. */
export function saverOf(categoryType: CategorySlug): AnswerSaver {
  const existing = savers.get(categoryType);
  if (existing) return existing;
  const saver = createAnswerSaver({
    save: async (answers) => {
      await callRoute(assessmentRoutes.saveAssessmentDraft, { body: { categoryType, answers } });
    },
    judge,
    later(run, milliseconds) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  saver.state.subscribe(warnWhileUnsaved);
  savers.set(categoryType, saver);
  return saver;
}

/** The questions are not those the server has. */
const refusing: readonly ErrorCode[] = ['invalid_input', 'not_found', 'malformed'];

function judge(error: unknown): Failure {
  if (!(error instanceof CallError)) return 'waiting';
  if (endsSession(error.code)) return 'ended';
  return refusing.includes(error.code) ? 'refused' : 'waiting';
}

function warnWhileUnsaved(): void {
  const unsaved = [...savers.values()].some((saver) => !saver.isSettled());
  if (unsaved) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

window.addEventListener('online', () => {
  for (const saver of savers.values()) void saver.settle();
});

registerLocalCache({
  clear() {
    for (const saver of savers.values()) saver.forget();
    savers.clear();
  },
});
