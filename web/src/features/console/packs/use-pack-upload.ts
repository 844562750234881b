import type { PackVerdict } from '@stratum/contract/console/content-packs';
import { contentPackEndpoints } from '@stratum/contract/endpoints/content-packs';
import { packArchiveType, uploadIdOf } from '@stratum/contract/upload-words';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../../shared/api/call-error.ts';
import { invalidateDomains } from '../../../shared/api/invalidate.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { putFile } from '../../../shared/uploads/put-file.ts';

type PackStep =
  | { readonly at: 'choose'; readonly problem?: string }
  | { readonly at: 'sending'; readonly percent: number }
  | { readonly at: 'checking' }
  | { readonly at: 'checked'; readonly verdict: PackVerdict };

/** From a chosen archive to what the check says of it. */
export function usePackUpload() {
  const [step, setStep] = useState<PackStep>({ at: 'choose' });
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  async function send(file: File): Promise<void> {
    const { signal } = (underWay.current = new AbortController());
    try {
      setStep({ at: 'sending', percent: 0 });
      const url = await callRoute(
        contentPackEndpoints.requestPackUpload,
        { body: { fileSize: file.size } },
        { signal },
      );
      const onProgress = (sent: number) => {
        const percent = Math.min(100, Math.round((100 * sent) / file.size));
        if (!signal.aborted) setStep({ at: 'sending', percent });
      };
      await putFile({ url, file, type: packArchiveType, signal, onProgress });
      setStep({ at: 'checking' });
      const body = { uploadId: uploadIdOf(url) };
      const verdict = await callRoute(contentPackEndpoints.sendContentPack, { body }, { signal });
      setStep({ at: 'checked', verdict });
      await invalidateDomains(['content-packs']);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      setStep({ at: 'choose', problem: error.fields?.fileSize ?? error.message });
    }
  }

  return {
    step,
    send: (file: File) => void send(file),
    cancel() {
      underWay.current?.abort();
      setStep({ at: 'choose' });
    },
  };
}
