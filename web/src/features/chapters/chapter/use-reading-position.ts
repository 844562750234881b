import type { Chapter } from '@stratum/contract/chapters';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** How far down the screen one reads, in pixels: a little below the header. */
const line = 120;

interface ReadingPosition {
  readonly slug: string;
  readonly index: number;
  /** How much of the section lies above the line, 0 to 1. */
  readonly share: number;
}

/**
 * Keeps the reading position when the chapter comes in another language: the same section, as far
 * read. Sections are the elements with `data-section`.
 */
export function useReadingPosition(article: RefObject<HTMLElement | null>, chapter: Chapter): void {
  const position = useRef<ReadingPosition>(null);
  const { slug } = chapter;
  useLayoutEffect(() => {
    const kept = position.current;
    const section =
      kept?.slug === chapter.slug ? sectionsOf(article.current)[kept.index] : undefined;
    if (!kept || !section) return;
    const { top, height } = section.getBoundingClientRect();
    window.scrollBy({ top: top + kept.share * height - line, behavior: 'instant' });
  }, [article, chapter]);
  useEffect(() => {
    const remember = () => {
      position.current = positionIn(sectionsOf(article.current), slug);
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [article, slug]);
}

function sectionsOf(article: HTMLElement | null): HTMLElement[] {
  return [...(article?.querySelectorAll<HTMLElement>('[data-section]') ?? [])];
}

/** @returns null above the first section */
function positionIn(sections: readonly HTMLElement[], slug: string): ReadingPosition | null {
  const index = sections.findLastIndex((section) => section.getBoundingClientRect().top < line);
  const section = sections[index];
  if (!section || window.scrollY === 0) return null;
  const { top, height } = section.getBoundingClientRect();
  return { slug, index, share: Math.min(1, (line - top) / height) };
}
