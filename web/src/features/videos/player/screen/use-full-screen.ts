import { useEffect, useState } from 'react';

/**
 * The player alone on the screen, captions and controls included. Where the browser gives it to no
 * element, as on a telephone of Apple's, the player fills the window.
 */
export function useFullScreen(element: HTMLElement | null) {
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    if (!element) return undefined;
    const follow = () => setFull(document.fullscreenElement === element);
    element.addEventListener('fullscreenchange', follow);
    return () => element.removeEventListener('fullscreenchange', follow);
  }, [element]);

  useEffect(() => {
    if (!isFull || document.fullscreenElement) return undefined;
    document.documentElement.classList.add('overflow-hidden');
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && setFull(false);
    window.addEventListener('keydown', press);
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
      const entered = document.fullscreenEnabled && element?.requestFullscreen();
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
