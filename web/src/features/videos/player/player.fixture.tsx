import { attachmentEndpoints } from '@stratum/contract/endpoints/attachments';
import { videoEndpoints } from '@stratum/contract/endpoints/videos';
import { bookmarkIdSchema, moduleIdSchema, videoIdSchema } from '@stratum/contract/ids';
import type { Video } from '@stratum/contract/library/video';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { expect, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import dark from '../../../../../content/pack/films/library/sleep-dark.webm?url';
import light from '../../../../../content/pack/films/library/sleep-light.webm?url';
import { queryClient } from '../../../shared/api/query-client.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderInApp } from '../../../testing/in-app.tsx';
import { Lesson } from './lesson/lesson.tsx';

const id = videoIdSchema.parse('01990000-0000-7000-8000-0000000000f1');
const moduleId = moduleIdSchema.parse('01990000-0000-7000-8000-0000000000f2');
export const films = { light, dark };

export const video: Video = {
  id,
  moduleIds: [moduleId],
  title: 'The clock that travels',
  description: 'Why free days can leave you tired.',
  duration: 75,
  poster: 'data:image/svg+xml,',
  posterDark: null,
  sources: [
    { type: 'video/webm', url: light, theme: 'light' },
    { type: 'video/webm', url: dark, theme: 'dark' },
  ],
  captions: [{ locale: 'en', url: 'data:text/vtt,WEBVTT' }],
  chapters: [
    { at: 0, title: 'A question' },
    { at: 12, title: 'The clock in the body' },
    { at: 56, title: 'One time' },
  ],
  transcript: [
    { from: 0, to: 4, text: 'How many different times did you get up last week?' },
    { from: 12, to: 18, text: 'It cannot read a calendar.' },
    { from: 56, to: 60, text: 'Choose one time.' },
  ],
  likes: 12,
  liked: false,
  saved: false,
  progress: 0,
  second: 0,
  completed: false,
};

const moment = {
  id: bookmarkIdSchema.parse('01990000-0000-7000-8000-0000000000f3'),
  performance_video_id: id,
  title: '',
  poster: '',
  posterDark: null,
  createdAt: '2026-11-27T08:00:00.000Z',
};

/** The films' service, which credits all that it is told. */
export const server = fakeApi(
  answering(attachmentEndpoints.attachedPersonalStuff, { items: [] }),
  answering(videoEndpoints.getMoments, () => ({
    items: server.sent(videoEndpoints.bookmarkVideo).map(({ body }) => ({
      ...moment,
      second: body.second ?? 0,
      note: body.note ?? null,
    })),
    next: null,
  })),
  answering(videoEndpoints.viewVideo, { views: 1 }),
  answering(videoEndpoints.savePerformanceVideoProgress, { progress: 10, completed: false }),
  answering(videoEndpoints.bookmarkVideo, ({ body }) => ({
    ...moment,
    second: body.second ?? null,
    note: body.note ?? null,
  })),
);

type Props = ComponentProps<typeof Lesson>;

/** What the page has read of the film. */
export const known = createStore<Video>()(() => video);

/** The film with all that belongs to it, in the words of its page. */
function KnownLesson(props: Partial<Props>) {
  return (
    <QueryClientProvider client={queryClient}>
      <Lesson
        video={useStore(known)}
        moduleId={moduleId}
        asked={null}
        playsAtOnce={false}
        renew={vi.fn(async () => undefined)}
        head={<h1>{video.title}</h1>}
        act={<p>Get up at your time.</p>}
        onApply={() => undefined}
        isHeld={false}
        next={null}
        onNext={() => undefined}
        {...props}
      />
    </QueryClientProvider>
  );
}

/** Shows it, and waits until it listens. */
export async function show(props?: Partial<Props>) {
  const screen = await renderInApp(<KnownLesson {...props} />);
  await expect.poll(() => document.querySelector('video')?.src).toBeTruthy();
  return screen;
}

/** Presses what may stand below the window's lower edge. */
export function press(target: Locator): void {
  const element = target.element();
  if (element instanceof HTMLElement) element.click();
}

/** What plays the film. */
export function film(): HTMLVideoElement {
  const element = document.querySelector('video');
  if (!element) throw new Error('There is no film.');
  return element;
}

/** What was saved so far. */
export const saves = () =>
  server.sent(videoEndpoints.savePerformanceVideoProgress).map(({ body }) => body);
