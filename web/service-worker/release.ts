import type { Locale } from '@stratum/contract/locale';

/** A document of the app. */
export interface Shell {
  /** Without the language; null for all addresses that have none of their own. */
  readonly path: string | null;
  readonly locale: Locale;
  /** Where it is fetched from. */
  readonly address: string;
  /** The files that it names. */
  readonly loads: readonly string[];
}

/** The files of one build, as far as they are kept for when there is no network. */
export interface Release {
  /** Changes with every file of the app; names the cache. */
  readonly version: string;
  /** Addresses that the shell answers, without their language: `/result/:categoryId`. */
  readonly addresses: readonly string[];
  readonly shells: readonly Shell[];
  /** What the pages that open without a network are made of. */
  readonly files: readonly string[];
}

/** Put in by the build. */
declare const RELEASE: Release;

export const release: Release = RELEASE;
