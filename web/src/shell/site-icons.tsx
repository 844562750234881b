import type { ReactNode } from 'react';

interface Site {
  readonly name: string;
  readonly drawing: ReactNode;
}

/** Networks and stores by the `kind` of the content pack's site file; our own drawings. */
export const sites = {
  instagram: {
    name: 'Instagram',
    drawing: (
      <>
        <rect x="3" y="3" width="14" height="14" rx="4" />
        <circle cx="10" cy="10" r="3.2" />
        <path d="M14.1 5.9v.1" />
      </>
    ),
  },
  linkedin: {
    name: 'LinkedIn',
    drawing: (
      <>
        <rect x="3" y="3" width="14" height="14" rx="2" />
        <path d="M6.7 9v4.8M6.7 6.3v.1M10 13.8V9m0 2.2c0-1.4.9-2.2 1.9-2.2s1.6.7 1.6 2v2.8" />
      </>
    ),
  },
  youtube: {
    name: 'YouTube',
    drawing: (
      <>
        <rect x="2.5" y="4.5" width="15" height="11" rx="3.2" />
        <path d="m8.6 7.8 3.8 2.2-3.8 2.2Z" />
      </>
    ),
  },
  facebook: {
    name: 'Facebook',
    drawing: (
      <>
        <circle cx="10" cy="10" r="7.3" />
        <path d="M10.3 17V9.2c0-1.3.7-2 2-2h.7M8.2 11.2h4.4" />
      </>
    ),
  },
  app_store: {
    name: 'App Store',
    drawing: (
      <>
        <circle cx="10" cy="10" r="7.3" />
        <path d="m10.8 5.8-4.3 7.6M9.2 5.8l4.3 7.6M5.4 11.4h6m1.9 0h1.4" />
      </>
    ),
  },
  google_play: {
    name: 'Google Play',
    drawing: <path d="M5 3.6v12.8l11-6.4L5 3.6Zm.3.2 7.7 8M5.3 16.2l7.7-8" />,
  },
} as const satisfies Readonly<Record<string, Site>>;
export type SiteKind = keyof typeof sites;
