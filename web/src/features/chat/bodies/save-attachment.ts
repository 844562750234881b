import type { Message } from '@stratum/contract/message';
import { saveFile } from '../../../shared/uploads/save-file.ts';

/** Saves what somebody sent. */
export async function saveAttachment({ attachment }: Message): Promise<void> {
  if (!attachment || !('fileId' in attachment)) return;
  await saveFile(attachment.fileId, attachment.name);
}
