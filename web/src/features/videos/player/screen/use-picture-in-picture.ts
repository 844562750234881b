import { useEffect, useState } from 'react';

/** Chromium's window over all others that a page fills; the browser's types do not know it yet. */
interface SmallWindows {
  requestWindow(size: { width: number; height: number }): Promise<Window>;
}

const smallWindows = (window as { documentPictureInPicture?: SmallWindows })
  .documentPictureInPicture;

/**
 * Film and captions in a small window over all others. It is not offered where the browser would
 * show the picture alone: these films say what they say in their captions.
 * @param content what moves there and back
 * @param home where it stands on the page
 */
export function usePictureInPicture(content: HTMLElement, home: HTMLElement | null) {
  const [opened, setOpened] = useState<Window | null>(null);

  useEffect(() => {
    home?.append(content);
  }, [content, home]);

  useEffect(() => () => opened?.close(), [opened]);

  /** Before its window is gone: a film would begin anew, and stop. */
  function bringBack(): void {
    home?.append(content);
    setOpened(null);
  }

  async function open(windows: SmallWindows): Promise<void> {
    const small = await windows.requestWindow({ width: 480, height: 360 });
    dress(small.document);
    small.document.body.append(content);
    small.addEventListener('pagehide', bringBack, { once: true });
    setOpened(small);
  }

  return {
    isOffered: smallWindows !== undefined,
    opened,
    toggle() {
      if (opened) {
        bringBack();
        opened.close();
      }
      // Refused without a press of a person, or where another page has one.
      else if (smallWindows) void open(smallWindows).catch(() => undefined);
    },
  };
}

/** Language, theme and style sheets of the page. */
function dress(other: Document): void {
  const { lang, dataset } = document.documentElement;
  other.documentElement.lang = lang;
  if (dataset.theme) other.documentElement.dataset.theme = dataset.theme;
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style')) {
    other.head.append(sheet.cloneNode(true));
  }
  other.title = document.title;
  other.body.className = 'grid bg-surface text-ink';
}
