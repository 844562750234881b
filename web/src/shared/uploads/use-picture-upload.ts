import { uploadEndpoints } from '@stratum/contract/endpoints/uploads';
import type { UploadId } from '@stratum/contract/ids';
import { imageTypeNames } from '@stratum/contract/upload-words';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../api/call-error.ts';
import { callRoute } from '../api/route-call.ts';
import { checkFile, type FileProblem } from './file-check.ts';
import { uploadFile } from './upload-file.ts';

export type PictureStep =
  | { readonly at: 'choose'; readonly problem?: FileProblem | CallError }
  | { readonly at: 'sending'; readonly part: number }
  | { readonly at: 'preparing' }
  | { readonly at: 'ready'; readonly uploadId: UploadId; readonly url: string };

/** From a chosen file to the copy of it that every browser can show. */
export function usePictureUpload(onReady?: (uploadId: UploadId) => void) {
  const [step, setStep] = useState<PictureStep>({ at: 'choose' });
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  async function send(file: File): Promise<void> {
    const checked = checkFile(file, imageTypeNames);
    if (checked.problem) return setStep({ at: 'choose', problem: checked.problem });
    const { signal } = (underWay.current = new AbortController());
    try {
      setStep({ at: 'sending', part: 0 });
      const onProgress = (part: number) => {
        if (!signal.aborted) setStep({ at: 'sending', part });
      };
      const uploadId = await uploadFile({ file, type: checked.type, signal, onProgress });
      setStep({ at: 'preparing' });
      const { url } = await callRoute(
        uploadEndpoints.uploadLink,
        { params: { uploadId } },
        { signal },
      );
      setStep({ at: 'ready', uploadId, url });
      onReady?.(uploadId);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      setStep({ at: 'choose', problem: error });
    }
  }

  return {
    step,
    send: (file: File) => void send(file),
    /** Calls off what is on its way; the person chooses again. */
    restart() {
      underWay.current?.abort();
      setStep({ at: 'choose' });
    },
  };
}
