import { type RefObject, useEffect } from 'react';

/** Tells the level that the reader has reached: the one across the line a little below the middle. */
export function useLevelInView(
  list: RefObject<HTMLElement | null>,
  tell: (level: number) => void,
): void {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const level = Number(target instanceof HTMLElement && target.dataset.level);
          if (isIntersecting) tell(level);
        }
      },
      { rootMargin: '-60% 0px -40%' },
    );
    for (const level of list.current?.querySelectorAll('[data-level]') ?? []) {
      observer.observe(level);
    }
    return () => observer.disconnect();
  }, [list, tell]);
}
