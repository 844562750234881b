import { useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLocalePath } from '../../../shared/i18n/use-locale.ts';
import { setSelections } from '../../../shared/state/app-store.ts';
import { readShown, type Shown, writeShown } from './shown.ts';

/** What is shown, by the address; place and category are kept in the client state too. */
export function useShown() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const shown = useMemo(() => readShown(query), [query]);
  const { place, category, trait } = shown;
  useEffect(() => {
    const tab = place === 'all' ? null : place;
    setSelections({ tab, categoryId: category, subcategoryId: trait });
  }, [place, category, trait]);

  /** The address of the same page with something else. */
  const pathOf = (changes: Partial<Shown>) =>
    `/my-collection${writeShown({ ...shown, ...changes })}`;
  /** A choice replaces the address; what opens is a step that leads back. */
  const show = (changes: Partial<Shown>, { replace = true } = {}) =>
    void navigate(localPath(pathOf(changes)), { replace, preventScrollReset: replace });
  return { shown, pathOf, show };
}

export type ShownControls = ReturnType<typeof useShown>;
