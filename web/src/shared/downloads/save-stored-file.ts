import { uploadEndpoints } from '@stratum/contract/endpoints/uploads';
import type { FileId } from '@stratum/contract/ids';
import { CallError } from '../api/call-error.ts';
import { callRoute } from '../api/route-call.ts';
import { toast } from '../toasts/toasts.tsx';

/** Hands a file to the browser's downloads; its address is asked for at the press, as it dies soon. */
export async function saveStoredFile(fileId: FileId, name: string): Promise<void> {
  try {
    const { url } = await callRoute(uploadEndpoints.fileLink, { params: { fileId } });
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.rel = 'noopener';
    document.body.append(link);
    link.click();
    link.remove();
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    toast.error(error.message);
  }
}
