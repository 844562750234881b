import type { ChapterSummary } from '@stratum/contract/chapters';

/** Why a chapter is the one to read. */
type RecommendationReason = 'first' | 'next_step' | 'highest';

export interface RecommendedChapter {
  readonly chapter: ChapterSummary;
  readonly reason: RecommendationReason;
}

/**
 * The chapter for where a person stands: the one about the step from that level. Who has no level
 * yet begins at the beginning; on the highest there is only the step that led there.
 * @param chapters in their order
 */
export function recommendChapter(
  chapters: readonly ChapterSummary[],
  level: number | null,
): RecommendedChapter | null {
  const next = chapters.find(({ step }) => step !== null && step.from === level);
  if (next) return { chapter: next, reason: 'next_step' };
  const last = chapters.at(-1);
  if (last?.step && last.step.to === level) return { chapter: last, reason: 'highest' };
  const [first] = chapters;
  return first ? { chapter: first, reason: 'first' } : null;
}

/** Where a chapter is read. */
export const chapterPath = (slug: string) => `/chapter?slug=${slug}`;
