import type { Chapter } from '@stratum/contract/chapters';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** How far down the screen one reads, in pixels: a little below the header. */
const line = 120;

interface Place {
  readonly slug: string;
  readonly index: number;
  /** How much of the part lies above the line, 0 to 1. */
  readonly share: number;
}

/**
 * Keeps the place in the text when the chapter comes in another language: the same part, as far
 * read. Parts are the elements with `data-place`.
 */
export function useReadingPosition(article: RefObject<HTMLElement | null>, chapter: Chapter): void {
  const place = useRef<Place>(null);
  const { slug } = chapter;
  useLayoutEffect(() => {
    const kept = place.current;
    const part = kept?.slug === chapter.slug ? partsOf(article.current)[kept.index] : undefined;
    if (!kept || !part) return;
    const { top, height } = part.getBoundingClientRect();
    window.scrollBy({ top: top + kept.share * height - line, behavior: 'instant' });
  }, [article, chapter]);
  useEffect(() => {
    const remember = () => {
      place.current = placeIn(partsOf(article.current), slug);
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [article, slug]);
}

function partsOf(article: HTMLElement | null): HTMLElement[] {
  return [...(article?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
}

/** @returns null above the first part */
function placeIn(parts: readonly HTMLElement[], slug: string): Place | null {
  const index = parts.findLastIndex((part) => part.getBoundingClientRect().top < line);
  const part = parts[index];
  if (!part || window.scrollY === 0) return null;
  const { top, height } = part.getBoundingClientRect();
  return { slug, index, share: Math.min(1, (line - top) / height) };
}
