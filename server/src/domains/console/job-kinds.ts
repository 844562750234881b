import { listExportIdSchema, userIdSchema } from '@stratum/contract/ids';
import { z } from 'zod';

export const exportListJob = {
  name: 'list_export',
  data: z.object({ exportId: listExportIdSchema }),
  exclusive: true,
  retries: 3,
  timeoutSeconds: 30 * 60,
};

/** Removes the bytes of a list's file whose row is gone. */
export const removeListExportJob = {
  name: 'list_export_removal',
  data: z.object({ userId: userIdSchema, id: listExportIdSchema }),
  exclusive: false,
  retries: 20,
  timeoutSeconds: 60,
};

export const sweepListExportsJob = {
  name: 'list_export_sweep',
  data: z.strictObject({}),
  exclusive: true,
  retries: 1,
  timeoutSeconds: 5 * 60,
};
