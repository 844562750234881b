import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useLocalePath } from '../../shared/i18n/use-locale.ts';
import { appStore, setSelections } from '../../shared/state/app-store.ts';

export const tabs = ['for-you', 'browse', 'saved', 'moments', 'history'] as const;
export type Tab = (typeof tabs)[number];

export function tabPath(tab: Tab): string {
  return `/myStratum?tab=${tab}`;
}

function readTab(text: string | null): Tab | undefined {
  return tabs.find((tab) => tab === text);
}

/**
 * What is looked at: the address says it, so that Back finds it again, and it is stored until the
 * page is left (§2). An address that says nothing opens at what is stored.
 */
export function useTab() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const tab = readTab(query.get('tab')) ?? 'for-you';
  const category = query.get('category');
  const skill = query.get('skill');
  const { key } = useLocation();
  const [{ firstKey, stored }] = useState(() => ({
    firstKey: key,
    stored: appStore.getState().selections,
  }));
  const isRestoring =
    key === firstKey && !query.has('tab') && (readTab(stored.tab) ?? 'for-you') !== 'for-you';
  useLayoutEffect(() => {
    if (!isRestoring) return;
    const address = new URLSearchParams({ tab: stored.tab ?? '' });
    if (stored.categoryId !== null) address.set('category', stored.categoryId);
    if (stored.subcategoryId !== null) address.set('skill', stored.subcategoryId);
    void navigate(localPath(`/myStratum?${address}`), { replace: true });
  }, [isRestoring, stored, navigate, localPath]);
  useEffect(() => {
    if (!isRestoring) setSelections({ tab, categoryId: category, subcategoryId: skill });
  }, [isRestoring, tab, category, skill]);
  return { tab, category, skill };
}
