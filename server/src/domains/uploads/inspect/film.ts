import type { FileTypeName } from '@stratum/contract/upload-words';
import type { AudioCodec, Input, Source, VideoCodec } from 'mediabunny';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SentObject } from '../../../platform/storage/storage.ts';

interface Playable {
  /** By codec, how its parameters begin. */
  readonly video: Partial<Record<VideoCodec, RegExp>>;
  readonly audio: readonly AudioCodec[];
}

/** What every browser plays: of H.264 the profiles of 8 bits and 4:2:0 (Baseline, Main, High), of VP9 the first. */
const playable: Partial<Record<FileTypeName, Playable>> = {
  'video/mp4': { video: { avc: /^avc1\.(42|4d|64)/i }, audio: ['aac'] },
  'video/webm': { video: { vp8: /^vp8/, vp9: /^vp09\.00/ }, audio: ['opus', 'vorbis'] },
};

// The library that reads containers is large, and needed by administrators alone.
const reading = () => import('mediabunny');

/** @throws AppError unsupported_film */
export async function checkFilmFile(path: string, type: FileTypeName): Promise<void> {
  const { FilePathSource } = await reading();
  await checkFilm(new FilePathSource(path), type);
}

/** The same of one that lies in the storage, of which parts are read. */
export async function checkSentFilm(sent: SentObject, type: FileTypeName): Promise<void> {
  const { CustomSource } = await reading();
  let failure: unknown;
  const read = (start: number, end: number) =>
    sent.read(start, end).catch((error: unknown) => {
      failure = error;
      throw error;
    });
  try {
    await checkFilm(new CustomSource({ getSize: () => sent.size, read }), type);
  } catch (error) {
    // A storage out of reach says nothing of the film.
    throw failure ?? error;
  }
}

/** Holds container and codecs, as the bytes say them, against the declared type. Nothing is decoded. */
async function checkFilm(source: Source, type: FileTypeName): Promise<void> {
  const { Input: Reader, MP4, WEBM } = await reading();
  const input = new Reader({ source, formats: [type === 'video/mp4' ? MP4 : WEBM] });
  try {
    const known = playable[type];
    const isPlayable = known !== undefined && (await plays(input, known));
    if (!isPlayable) throw new AppError('unsupported_film');
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('unsupported_film', { cause });
  } finally {
    input.dispose();
  }
}

async function plays(input: Input, { video, audio }: Playable): Promise<boolean> {
  const [pictures, sounds] = [await input.getVideoTracks(), await input.getAudioTracks()];
  for (const track of pictures) {
    const parameters = track.codec && video[track.codec];
    if (!parameters?.test((await track.getCodecParameterString()) ?? '')) return false;
  }
  return pictures.length > 0 && sounds.every(({ codec }) => codec && audio.includes(codec));
}
