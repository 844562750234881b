import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/** @returns what prints one part of a page; `tell` is told while the rest has to be away */
export function usePrintOnly(tell: (isAlone: boolean) => void): () => void {
  useEffect(() => {
    const afterwards = () => tell(false);
    addEventListener('afterprint', afterwards);
    return () => removeEventListener('afterprint', afterwards);
  }, [tell]);
  return () => {
    // The browser takes the page as it stands at the call.
    flushSync(() => tell(true));
    window.print();
  };
}
