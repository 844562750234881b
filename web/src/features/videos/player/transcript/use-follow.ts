import { type RefObject, useEffect, useState } from 'react';

/** Keys by which a list is scrolled. */
const scrolling = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

/**
 * Keeps what is said now in sight within its list, and the page where it is. Whoever scrolls is left
 * in peace until they come back.
 * @param current what changes with each line; -1 where nothing is followed
 */
export function useFollow(list: RefObject<HTMLElement | null>, current: number) {
  const [isFollowing, setFollowing] = useState(true);

  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current="true"]');
    if (!isFollowing || current < 0 || !row || !list.current) return;
    const { clientHeight } = list.current;
    const top = row.offsetTop - (clientHeight - row.offsetHeight) / 2;
    list.current.scrollTo({ top, behavior: isCalm() ? 'instant' : 'smooth' });
  }, [list, current, isFollowing]);

  const stop = () => setFollowing(false);
  return {
    isFollowing,
    goBack: () => setFollowing(true),
    /** For the list. */
    scrolled: {
      onWheel: stop,
      onTouchMove: stop,
      onKeyDown: ({ key }: { key: string }) => scrolling.has(key) && stop(),
    },
  };
}

function isCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
