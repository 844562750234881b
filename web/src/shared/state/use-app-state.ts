import { useStore } from 'zustand/react';
import { type AppState, appStore } from './app-store.ts';

export function useAppState<T>(select: (state: AppState) => T): T {
  return useStore(appStore, select);
}
