import type { PersonState } from '@stratum/contract/console/people-words';

interface Standing {
  readonly blockedAt: Date | null;
  readonly deletionDueAt: Date | null;
}

export function stateOf({ blockedAt, deletionDueAt }: Standing): PersonState {
  if (blockedAt !== null) return 'blocked';
  return deletionDueAt === null ? 'active' : 'leaving';
}
