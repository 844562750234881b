import type { UploadId } from '@stratum/contract/ids';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../../shared/api/call-error.ts';
import { readFilm } from './read-film.ts';
import { sendFile } from './send-file.ts';

interface Sent {
  readonly uploadId: UploadId;
}
interface FilmFiles {
  readonly film: (Sent & { readonly duration: number }) | null;
  readonly poster: Sent | null;
  /** Of what was chosen, to be looked at. */
  readonly picture: string | null;
}

type Step =
  | { readonly at: 'waiting'; readonly problem?: string | null }
  | { readonly at: 'reading' }
  | { readonly at: 'sending'; readonly percent: number };

const nothing: FilmFiles = { film: null, poster: null, picture: null };

/** Sends a film with the picture that the browser takes of it, or another picture. */
export function useFilmFiles(words: { readonly unplayable: string }) {
  const [files, setFiles] = useState(nothing);
  const [step, setStep] = useState<Step>({ at: 'waiting' });
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const during = async (work: (signal: AbortSignal) => Promise<void>) => {
    underWay.current?.abort();
    const { signal } = (underWay.current = new AbortController());
    try {
      await work(signal);
      if (!signal.aborted) setStep({ at: 'waiting' });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      setStep({ at: 'waiting', problem: Object.values(error.fields ?? {})[0] ?? error.message });
    }
  };
  const send = (file: File, signal: AbortSignal) =>
    sendFile({
      file,
      signal,
      onProgress: (percent) => {
        if (!signal.aborted) setStep({ at: 'sending', percent });
      },
    });
  const sendPicture = async (poster: File, signal: AbortSignal) => {
    const uploadId = await send(poster, signal);
    const picture = URL.createObjectURL(poster);
    setFiles((before) => ({ ...before, poster: { uploadId }, picture }));
  };

  return {
    files,
    step,
    cancel() {
      underWay.current?.abort();
      setStep({ at: 'waiting' });
    },
    chooseFilm: (file: File) =>
      void during(async (signal) => {
        setStep({ at: 'reading' });
        const facts = await readFilm(file);
        if (signal.aborted) return;
        if (!facts) throw new CallError({ message: words.unplayable });
        const uploadId = await send(file, signal);
        const { duration } = facts;
        setFiles((before) => ({ ...before, film: { uploadId, duration } }));
        await sendPicture(facts.poster, signal);
      }),
    choosePicture: (file: File) => void during((signal) => sendPicture(file, signal)),
  };
}
