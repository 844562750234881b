import type { Locale } from '@stratum/contract/locale';

/** The files of one build, as far as they are kept for when there is no network. */
export interface Release {
  /** Changes with every file of the app; names the cache. */
  readonly version: string;
  /** Addresses that the shell answers, without their language: `/result/:categoryId`. */
  readonly addresses: readonly string[];
  /** Where the shell of a language is fetched from, and the files that it names. */
  readonly shells: Readonly<Record<Locale, { readonly address: string; readonly loads: string[] }>>;
  /** What the pages that open without a network are made of. */
  readonly files: readonly string[];
}

/** Put in by the build. */
declare const RELEASE: Release;

export const release: Release = RELEASE;
