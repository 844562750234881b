import type { CategorySlug } from '@stratum/contract/categories';
import { useOutbox } from '../../../shared/outbox/index.ts';
import { draftObject } from './answer-savers.ts';

/** `retrying`: a try has failed, another follows; `rejected`: another would fail as well. */
export type SavingProgress = 'idle' | 'saving' | 'retrying' | 'rejected';

/** How far the answers of a category have come. */
export function useSavingProgress(categoryType: CategorySlug): SavingProgress {
  const entries = useOutbox(draftObject(categoryType));
  if (entries.some(({ held }) => held?.reason === 'refused')) return 'rejected';
  if (entries.some(({ failures }) => failures > 0)) return 'retrying';
  return entries.length > 0 ? 'saving' : 'idle';
}
