import type { Locale } from '@stratum/contract/locale';
import type { Fault } from '../faults.ts';
import type { Document } from '../read.ts';
import type { GraphVideoFile } from './graph-videos-schema.ts';

/** The endings of a film and of the picture shown before it plays. */
export const filmEndings = ['webm', 'webp'] as const;
type FilmEnding = (typeof filmEndings)[number];

/** A film with the fingerprints of its files: another film has another address. */
export interface GraphVideo extends GraphVideoFile {
  readonly fingerprints: Readonly<Record<FilmEnding, string>>;
}

/** Joins the films' texts with their files; a file that is not there joins `faults`. */
export function withFilms(
  videos: readonly GraphVideoFile[],
  documents: readonly Document[],
  faults: Fault[],
): GraphVideo[] {
  return videos.map((video, at) => {
    const fingerprint = (ending: FilmEnding) => {
      const path = `films/${video.graph}.${ending}`;
      const found = documents.find(({ file }) => file === path)?.data;
      if (typeof found === 'string') return found;
      const key = `videos[${at}].graph`;
      faults.push({ file: 'graph-videos.json', key, problem: `has no file ${path}` });
      return '';
    };
    return { ...video, fingerprints: { webm: fingerprint('webm'), webp: fingerprint('webp') } };
  });
}

export function localGraphVideo(
  { graph, duration, fingerprints, ...texts }: GraphVideo,
  locale: Locale,
) {
  return { graph, duration, fingerprints, ...texts[locale] };
}
