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
    // Where the levels are is read anew: a jump crosses many of them and reports two.
    const observer = new IntersectionObserver(
      ([entry]) => {
        const line = entry?.rootBounds?.top ?? 0;
        const reached = levels.findLast((level) => level.getBoundingClientRect().top <= line);
        tell(reached ? Number(reached.dataset.level) : null);
      },
      { root: document, rootMargin: '-60% 0px -40%' },
    );
    for (const level of levels) observer.observe(level);
    return () => observer.disconnect();
  }, [list, tell]);
}
