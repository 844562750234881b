import { useState } from 'react';
import { useLocation } from 'react-router';
import { splitLocale } from '../../../shared/i18n/locale-path.ts';

/** Tells one visit of an address from the next; a change of language belongs to the same visit. */
export function useVisit(): string {
  const { key, pathname } = useLocation();
  const { prefix } = splitLocale(pathname);
  const [shown, setShown] = useState({ key, prefix, visit: key });
  if (shown.key === key) return shown.visit;
  const visit = shown.prefix === prefix ? key : shown.visit;
  setShown({ key, prefix, visit });
  return visit;
}
