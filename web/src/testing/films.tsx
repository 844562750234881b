import { bookmarkIdSchema, moduleIdSchema, videoIdSchema } from '@stratum/contract/ids';
import type { Bookmark, Video } from '@stratum/contract/library/video';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../shared/session/query-cache.ts';
import { renderInApp } from './in-app.tsx';

export const video: Video = {
  id: videoIdSchema.parse('01990000-0000-7000-8000-0000000000f1'),
  moduleIds: [moduleIdSchema.parse('01990000-0000-7000-8000-0000000000e1')],
  title: 'The clock that travels',
  description: 'One time that settles your evenings.',
  duration: 75,
  poster: '/film.webp',
  posterDark: null,
  sources: [],
  captions: [],
  chapters: [],
  transcript: [],
  likes: 1200,
  liked: false,
  saved: false,
  progress: 0,
  second: 0,
  completed: false,
};

export const savedBookmark: Bookmark = {
  id: bookmarkIdSchema.parse('01990000-0000-7000-8000-0000000000d1'),
  performance_video_id: video.id,
  second: null,
  note: null,
};

/** With the cache that writes change once they have been sent. */
export function show(children: ReactNode, at?: string) {
  return renderInApp(
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    at,
  );
}
