import { useLayoutEffect, useRef } from 'react';
import { focusWithoutScroll, pageHeading } from './scroll-to.ts';

/**
 * For what stands in a dialog that closes once something is done, when the button that opened it is
 * gone: reading goes on at the page's heading.
 */
export function useHeadingAfterwards(isDone: boolean): void {
  const done = useRef(isDone);
  useLayoutEffect(() => {
    done.current = isDone;
  }, [isDone]);
  useLayoutEffect(
    () => () => {
      if (done.current) focusWithoutScroll(pageHeading());
    },
    [],
  );
}
