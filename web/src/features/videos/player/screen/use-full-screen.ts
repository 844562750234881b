import { useEffect, useLayoutEffect, useState } from 'react';
import { inheritsFullScreen, isHandedOver, takenOver } from './full-screen-heir.ts';

/**
 * The player alone on the screen, captions and controls included: it fills the window, and the window
 * fills the screen where the browser lets pages do so. So the next lesson can take it over.
 */
export function useFullScreen() {
  const [isFull, setFull] = useState(inheritsFullScreen);

  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);

  useLayoutEffect(() => {
    takenOver();
    return () => {
      if (document.fullscreenElement && !isHandedOver()) void document.exitFullscreen();
    };
  }, []);

  useEffect(() => {
    if (!isFull) return undefined;
    document.documentElement.classList.add('overflow-hidden');
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && setFull(false);
    // The browser leaves its own full screen by itself.
    if (!document.fullscreenElement) window.addEventListener('keydown', press);
    return () => {
      document.documentElement.classList.remove('overflow-hidden');
      window.removeEventListener('keydown', press);
    };
  }, [isFull]);

  async function leave(): Promise<void> {
    if (document.fullscreenElement) await document.exitFullscreen();
    else setFull(false);
  }

  return {
    isFull,
    leave,
    toggle() {
      if (isFull) return void leave();
      const entered = document.fullscreenEnabled && document.documentElement.requestFullscreen?.();
      if (!entered) return setFull(true);
      void entered.then(lieDown, () => setFull(true));
    },
  };
}

/** A telephone is turned with the film, where it lets pages do so. */
function lieDown(): void {
  const orientation: { lock?: (to: 'landscape') => Promise<void> } = screen.orientation;
  void orientation.lock?.('landscape').catch(() => undefined);
}
