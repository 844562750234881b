import { weeklyReviewEndpoints } from '@stratum/contract/endpoints/weekly-review';
import { ownFocus } from '@stratum/contract/own-focus';
import type { Proposal, WeeklyReview } from '@stratum/contract/weekly-review';
import { useTranslation } from 'react-i18next';
import { invalidateAfter } from '../../../shared/api/invalidate.ts';
import { patchReply } from '../../../shared/api/optimistic.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import {
  enqueue,
  followWrites,
  inputFor,
  outbox,
  useOutbox,
} from '../../../shared/outbox/index.ts';

const { getWeeklyReview, putWeeklyReview } = weeklyReviewEndpoints;

export interface ChosenFocus {
  readonly proposals: readonly Proposal[];
  /** The id of one of them. */
  readonly focus: string | null;
  /** Whether the choice could not be sent yet. */
  readonly isDelayed: boolean;
  /** Why the choice was not taken. */
  readonly refusal: string;
  choose(proposal: Proposal): void;
  chooseOwn(words: string): void;
  takeBack(): void;
}

/** The focus of a review, with the choice that waits for the server; chosen at once, offline too. */
export function useFocus({ week, focus, proposals }: WeeklyReview): ChosenFocus {
  const { t } = useTranslation('features/weekly-review');
  const object = `weekly-review/${week}`;
  const entries = useOutbox(object);
  const waiting = entries.findLast(({ held }) => held === null);
  const chosen = waiting && inputFor(waiting, putWeeklyReview)?.body;
  const held = entries.findLast((entry) => entry.held !== null)?.held;
  const put = (id: string | null, label: string, words?: string) =>
    enqueue({
      endpoint: putWeeklyReview,
      input: { body: { week, focus: id, words } },
      object,
      label,
      merge: (_before, next) => next,
    });
  return {
    proposals: chosen?.words === undefined ? proposals : withOwn(proposals, chosen.words),
    focus: chosen ? chosen.focus : focus,
    isDelayed: (waiting?.failures ?? 0) > 0,
    refusal: held?.reason === 'refused' ? held.message : '',
    choose: ({ id, text }) =>
      put(id, t('focus.label', { text }), id === ownFocus ? text : undefined),
    chooseOwn: (words) => put(ownFocus, t('focus.label', { text: words }), words),
    takeBack: () => put(null, t('focus.label_back')),
  };
}

/** As the server shows a focus in one's own words: first, and once. */
function withOwn(proposals: readonly Proposal[], text: string): Proposal[] {
  const others = proposals.filter(({ id }) => id !== ownFocus);
  const own = { goal: null, milestoneId: null, microGoalId: null, categoryType: null };
  return [{ id: ownFocus, text, ...own }, ...others];
}

followWrites(putWeeklyReview, {
  taken(_input, reply) {
    const known = patchReply(getWeeklyReview, undefined, (review) =>
      review.week === reply.week ? reply : review,
    );
    known.apply(queryClient);
    const { entries } = outbox.entries.getState();
    // The one that was taken is still among them.
    if (entries.filter((entry) => inputFor(entry, putWeeklyReview)).length <= 1) {
      void invalidateAfter(putWeeklyReview);
    }
  },
  refused: () => void invalidateAfter(putWeeklyReview),
});
