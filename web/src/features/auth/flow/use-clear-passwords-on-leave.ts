import { useEffect } from 'react';
import { clearPasswords } from './draft.ts';

let screens = 0;

/** Passwords are kept from account screen to account screen, and no longer. */
export function useClearPasswordsOnLeave(): void {
  useEffect(() => {
    screens += 1;
    return () => {
      screens -= 1;
      // The next screen is there by then, if one follows.
      queueMicrotask(() => screens === 0 && clearPasswords());
    };
  }, []);
}
