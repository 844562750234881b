import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { ToastTransitionProps } from 'react-toastify/unstyled';

const leaving = 'toast-leave';

/**
 * Motion from the sheet beside it. A toast's time runs from its first paint, not from the end of
 * its entry, so that the limits mean what they say.
 */
export function ToastTransition(props: ToastTransitionProps) {
  const { children, isIn, done, nodeRef, playToast, preventExitTransition } = props;

  const appeared = useEffectEvent(playToast);
  useLayoutEffect(() => appeared(), []);

  useEffect(() => {
    const node = nodeRef.current;
    if (isIn) return;
    // Dragged away: it is out of sight already.
    if (!node || preventExitTransition) {
      done();
      return;
    }
    const left = ({ animationName, target }: AnimationEvent) => {
      if (animationName === leaving && target === node) done();
    };
    node.addEventListener('animationend', left);
    return () => node.removeEventListener('animationend', left);
  }, [isIn, done, nodeRef, preventExitTransition]);

  return <>{children}</>;
}
