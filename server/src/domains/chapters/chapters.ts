import type { LocalPack } from '@stratum/content/pack';
import type { Chapter, ChapterSummary } from '@stratum/contract/chapters';
import { helpTopics } from '@stratum/contract/help-topics';
import { AppError } from '../../platform/http/app-error.ts';

/** All chapters in short and, where one is asked for, that one whole. */
export function chaptersOf(pack: LocalPack, slug: string | undefined) {
  return {
    chapters: chapterSummaries(pack),
    chapter: slug === undefined ? null : chapterBySlug(pack, slug),
  };
}

function chapterSummaries({ chapters }: LocalPack): ChapterSummary[] {
  return chapters.map(({ slug, number, title, line, minutes, step }) => ({
    slug,
    number,
    title,
    line,
    minutes,
    step,
  }));
}

/** A chapter whole, with what its upper level looks like in three traits. */
function chapterBySlug({ chapters, traits }: LocalPack, slug: string): Chapter {
  const chapter = chapters.find((each) => each.slug === slug);
  if (!chapter) throw new AppError('not_found');
  const { traits: named, ...texts } = chapter;
  const { step } = chapter;
  const touched = traits.filter(({ id }) => named.includes(id));
  const signs = step === null ? [] : touched;
  return {
    ...texts,
    signs: signs.map(({ id, name, behaviours }) => ({
      traitId: id,
      name,
      behaviour: behaviours[(step?.to ?? 1) - 1] ?? '',
    })),
    help: helpTopics.filter((topic) => touched.some(({ help }) => help === topic)),
  };
}
