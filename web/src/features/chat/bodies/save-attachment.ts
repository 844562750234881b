import { uploadEndpoints } from '@stratum/contract/endpoints/uploads';
import type { Message } from '@stratum/contract/message';
import { CallError } from '../../../shared/api/call-error.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';

/** Saves what somebody sent: its address is asked for at the press, as it dies after a minute. */
export async function saveAttachment({ attachment }: Message): Promise<void> {
  if (!attachment || !('fileId' in attachment)) return;
  const { fileId, name } = attachment;
  try {
    const { url } = await callRoute(uploadEndpoints.fileLink, { params: { fileId } });
    save(url, name);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    toast.error(error.message);
  }
}

function save(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.rel = 'noopener';
  document.body.append(link);
  link.click();
  link.remove();
}
