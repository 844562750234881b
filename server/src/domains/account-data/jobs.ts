import { userIdSchema } from '@stratum/contract/ids';
import { z } from 'zod';

const minutes = 60;
const nothing = z.strictObject({});

/** Makes the archive a person asked for. */
export const exportJob = {
  name: 'account_export',
  data: z.object({ userId: userIdSchema, exportId: z.uuid() }),
  single: true,
  retries: 5,
  longest: 60 * minutes,
};

/** Removes an archive nobody can fetch any more. */
export const removeArchiveJob = {
  name: 'account_export_removal',
  data: z.object({ userId: userIdSchema, exportId: z.uuid() }),
  single: false,
  retries: 20,
  longest: minutes,
};

export const sweepExportsJob = {
  name: 'account_export_sweep',
  data: nothing,
  single: true,
  retries: 1,
  longest: 5 * minutes,
};

/** Finds the accounts past their grace. */
export const findDueAccountsJob = {
  name: 'account_erasure_search',
  data: nothing,
  single: true,
  retries: 1,
  longest: 5 * minutes,
};

/** Erases one account past its grace. */
export const eraseAccountJob = {
  name: 'account_erasure',
  data: z.object({ userId: userIdSchema }),
  single: true,
  retries: 20,
  longest: 30 * minutes,
};
