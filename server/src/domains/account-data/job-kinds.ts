import { userIdSchema } from '@stratum/contract/ids';
import { z } from 'zod';

const minutes = 60;
const nothing = z.strictObject({});

/** Makes the archive a person asked for. */
export const exportJob = {
  name: 'account_export',
  data: z.object({ userId: userIdSchema, exportId: z.uuid() }),
  exclusive: true,
  retries: 5,
  timeoutSeconds: 60 * minutes,
};

/** Removes the bytes of an archive that cannot be fetched any more. */
export const removeArchiveJob = {
  name: 'account_export_removal',
  data: z.object({ userId: userIdSchema, exportId: z.uuid() }),
  exclusive: false,
  retries: 20,
  timeoutSeconds: minutes,
};

export const sweepExportsJob = {
  name: 'account_export_sweep',
  data: nothing,
  exclusive: true,
  retries: 1,
  timeoutSeconds: 5 * minutes,
};

/** Finds the accounts past their grace. */
export const findDueAccountsJob = {
  name: 'account_erasure_search',
  data: nothing,
  exclusive: true,
  retries: 1,
  timeoutSeconds: 5 * minutes,
};

/** Erases one account past its grace. */
export const eraseAccountJob = {
  name: 'account_erasure',
  data: z.object({ userId: userIdSchema }),
  exclusive: true,
  retries: 20,
  timeoutSeconds: 30 * minutes,
};
