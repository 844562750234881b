import type { Module } from '@stratum/contract/performance';
import { useTranslation } from 'react-i18next';
import { markAct, useActDone } from '../../features/training/index.ts';

/** Whether the act of a module is done, and how that is said. */
export function useAct(module: Module) {
  const { t } = useTranslation('pages/performance-module-videos');
  const { id: moduleId, title } = module;
  return {
    isDone: useActDone(module),
    mark: (done: boolean) =>
      markAct({ moduleId, done, label: t(done ? 'act.waiting' : 'act.waiting_not', { title }) }),
  };
}
