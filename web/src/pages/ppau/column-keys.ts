import { type RefObject, useEffect, useRef } from 'react';

/** What makes an element one of the columns that F6 goes through. */
export const columnProps = { tabIndex: -1, 'data-column': '' } as const;

/** F6 leads to the next column, with Shift to the one before; it goes on where one was in it. */
export function useColumnKeys(): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function follow(event: KeyboardEvent): void {
      if (event.key !== 'F6' || !page.current) return;
      event.preventDefault();
      const columns = [...page.current.querySelectorAll<HTMLElement>('[data-column]')].filter(
        (column) => column.checkVisibility(),
      );
      const from = columns.findIndex((column) => column.contains(document.activeElement));
      const to = event.shiftKey && from >= 0 ? from - 1 : from + (event.shiftKey ? 0 : 1);
      const next = columns.at(to % columns.length);
      (next?.querySelector<HTMLElement>(whereOneWas) ?? next)?.focus();
    }
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  }, []);
  return page;
}

const whereOneWas = '[data-row][tabindex="0"], [aria-current="page"]';
