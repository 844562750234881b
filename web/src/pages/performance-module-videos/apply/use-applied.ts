import { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import type { Module } from '@stratum/contract/performance';
import { useTranslation } from 'react-i18next';
import { enqueue } from '../../../shared/outbox/index.ts';

/** Notes that the act of a module has been put somewhere: it counts as applied. */
export function useApplied({ id, title }: Module): () => void {
  const { t } = useTranslation('pages/performance-module-videos');
  return () =>
    enqueue({
      endpoint: performanceEndpoints.moduleAct,
      input: { body: { moduleId: id, done: true } },
      object: `module-act/${id}`,
      label: t('act.waiting', { title }),
      merge: (_, next) => next,
    });
}
