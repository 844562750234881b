import type { Answers } from '@stratum/contract/assessments';
import type { CategorySlug } from '@stratum/contract/categories';
import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { createStore } from 'zustand/vanilla';
import { invalidateAfter } from '../../../shared/api/invalidate.ts';
import type { RouteInput } from '../../../shared/api/route-input.ts';
import {
  enqueue,
  followWrites,
  inputFor,
  type OutboxEntry,
  outbox,
  useOutbox,
} from '../../../shared/outbox/index.ts';
import { registerLocalCache } from '../../../shared/session/index.ts';

const { saveAssessmentDraft } = assessmentEndpoints;

type DraftInput = RouteInput<typeof saveAssessmentDraft>;
export type AnswerSaver = ReturnType<typeof createAnswerSaver>;

const savers = new Map<CategorySlug, AnswerSaver>();
const opened = new Set<CategorySlug>();

/** The one saver of a category's draft; made once the outbox has been read. */
export function answerSaverFor(categoryType: CategorySlug): AnswerSaver {
  const saver = savers.get(categoryType) ?? createAnswerSaver(categoryType);
  savers.set(categoryType, saver);
  return saver;
}

/** What the answers of a category wait as in the outbox. */
function draftObject(categoryType: CategorySlug): string {
  return `assessment-draft/${categoryType}`;
}

interface AskedBy {
  /** Of the pack whose words are answered. */
  readonly contentVersion: string;
  /** What the list of waiting changes calls the answers. */
  readonly label: string;
}

function createAnswerSaver(categoryType: CategorySlug) {
  const object = draftObject(categoryType);
  const waiting = () => outbox.entries.getState().entries.filter((each) => each.object === object);
  const restored = outbox.entries.getState().restored.filter((each) => each.object === object);
  /** Every answer given here since the page was opened or found waiting then, saved or not. */
  const given = createStore<Answers>()(() => answersIn([...restored, ...waiting()]));
  return {
    given,
    /** Answers that are not under way yet travel together. */
    save(id: string, answer: number, { contentVersion, label }: AskedBy): void {
      given.setState({ [id]: answer });
      const input = { body: { categoryType, contentVersion, answers: { [id]: answer } } };
      enqueue({ endpoint: saveAssessmentDraft, input, object, label, merge: mergeAnswers });
    },
    /** Saves at once. @returns whether everything is saved now */
    flush: () => outbox.flush(object),
    /** Leaves what is saved to the server, which may hear of it from another device meanwhile. */
    dropConfirmed: () => given.setState(answersIn(waiting()), true),
    /** Drops all answers, those that wait too. */
    async reset(): Promise<void> {
      given.setState({}, true);
      await outbox.discard(object);
    },
  };
}

/** Answers to another pack's words are dropped by the ones that follow: they would be refused. */
function mergeAnswers({ body: waiting }: DraftInput, { body: next }: DraftInput): DraftInput {
  if (waiting.contentVersion !== next.contentVersion) return { body: next };
  return { body: { ...next, answers: { ...waiting.answers, ...next.answers } } };
}

/** The answers in writes of a draft, the later ones over the earlier. */
function answersIn(entries: readonly OutboxEntry[]): Answers {
  const inputs = entries.map((entry) => inputFor(entry, saveAssessmentDraft));
  return Object.assign({}, ...inputs.map((input) => input?.body.answers));
}

/** `retrying`: a try has failed, another follows; `rejected`: another would fail as well. */
export type SavingProgress = 'idle' | 'saving' | 'retrying' | 'rejected';

/** How far the answers of a category have come. */
export function useSavingProgress(categoryType: CategorySlug): SavingProgress {
  const entries = useOutbox(draftObject(categoryType));
  if (entries.some(({ held }) => held?.reason === 'refused')) return 'rejected';
  if (entries.some(({ failures }) => failures > 0)) return 'retrying';
  return entries.length > 0 ? 'saving' : 'idle';
}

/** While a category is being answered, saving makes nothing be read anew. @returns how it is left */
export function openDraft(categoryType: CategorySlug): () => void {
  opened.add(categoryType);
  return () => {
    opened.delete(categoryType);
    savers.get(categoryType)?.dropConfirmed();
  };
}

followWrites(saveAssessmentDraft, {
  taken({ body }) {
    if (!opened.has(body.categoryType)) void invalidateAfter(saveAssessmentDraft);
  },
});

registerLocalCache({ clear: () => savers.clear() });
