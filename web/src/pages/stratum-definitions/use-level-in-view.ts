import { type RefObject, useEffect } from 'react';

/**
 * Tells the level that the reader has reached: the last one that begins above the line a little
 * below the middle; null before the first.
 */
export function useLevelInView(
  list: RefObject<HTMLElement | null>,
  tell: (level: number | null) => void,
): void {
  useEffect(() => {
    const levels = [...(list.current?.querySelectorAll<HTMLElement>('[data-level]') ?? [])];
    // The root reaches from the line upwards without end: a level that a jump carries past all of it
    // is reported, too.
    const observer = new IntersectionObserver(
      ([entry]) => {
        const line = entry?.rootBounds?.bottom ?? 0;
        const reached = levels.findLast((level) => level.getBoundingClientRect().top <= line);
        tell(reached ? Number(reached.dataset.level) : null);
      },
      { root: document, rootMargin: '10000% 0px -40%' },
    );
    for (const level of levels) observer.observe(level);
    return () => observer.disconnect();
  }, [list, tell]);
}
