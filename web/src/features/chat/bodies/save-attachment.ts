import type { Message } from '@stratum/contract/message';
import { saveStoredFile } from '../../../shared/downloads/save-stored-file.ts';

/** Saves what somebody sent. */
export async function saveAttachment({ attachment }: Message): Promise<void> {
  if (!attachment || !('fileId' in attachment)) return;
  await saveStoredFile(attachment.fileId, attachment.name);
}
