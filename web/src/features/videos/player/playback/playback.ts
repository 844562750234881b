import { createStore } from 'zustand/vanilla';
import { hasSound } from './has-sound.ts';
import { createPlayedTime, type Sample } from './played-time.ts';

export interface PlaybackState {
  /** Place in the film, in seconds. */
  readonly at: number;
  /** Asked to play; it may wait for its data. */
  readonly isPlaying: boolean;
  readonly isWaiting: boolean;
  /** Has come to its end by playing. */
  readonly isEnded: boolean;
  readonly hasSound: boolean;
  readonly isMuted: boolean;
  /** How often in a row it could not be had from its address, or not any more. */
  readonly failures: number;
}

interface PlaybackOptions {
  /** Of the film, in seconds. */
  readonly duration: number;
  /** Where it begins. */
  readonly second: number;
  readonly rate: number;
}

const events = [
  'timeupdate',
  'play',
  'playing',
  'pause',
  'seeking',
  'seeked',
  'waiting',
  'ended',
  'ratechange',
  'volumechange',
  'loadeddata',
] as const;

const atRest: PlaybackState = {
  at: 0,
  isPlaying: false,
  isWaiting: false,
  isEnded: false,
  hasSound: false,
  isMuted: false,
  failures: 0,
};

/** A film that is played, whatever element plays it; what was really played is kept count of. */
export function createPlayback({ duration, second, rate: begun }: PlaybackOptions) {
  const played = createPlayedTime(duration);
  let video: HTMLVideoElement | null = null;
  let rate = begun;
  /** Where to go on once the film is there. */
  let pending: { readonly second: number; readonly isPlaying: boolean } | null = {
    second,
    isPlaying: false,
  };
  const state = createStore<PlaybackState>()(() => ({ ...atRest, at: second }));

  const sample = () => video && played.sample(sampleOf(video));

  function follow(): void {
    // An element that has no film yet stands at its beginning, which nobody asked for.
    if (!video || pending) return;
    sample();
    state.setState(stateOf(video, duration, state.getState()));
  }

  function fail(): void {
    hold();
    state.setState(({ failures }) => ({ failures: failures + 1, isWaiting: false }));
  }

  /** Its film is fetched again: it goes on where it was. */
  function hold(): void {
    const { at, isPlaying } = state.getState();
    pending ??= { second: at, isPlaying };
  }

  function begin(): void {
    if (!video || !pending) return;
    const { second: from, isPlaying } = pending;
    pending = null;
    if (from > 0) video.currentTime = from;
    video.playbackRate = rate;
    if (isPlaying) play();
  }

  /** What is asked for before the film is there is shown at once. */
  function intend(isPlaying: boolean): void {
    if (!pending) return;
    pending = { ...pending, isPlaying };
    state.setState({ isPlaying, isWaiting: isPlaying });
  }

  function play(): void {
    intend(true);
    if (state.getState().isEnded) seek(0);
    void video?.play().catch((error: unknown) => {
      // Called off where another film follows; refused where nobody has touched the page yet.
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
      intend(false);
      follow();
    });
  }

  function pause(): void {
    intend(false);
    video?.pause();
  }

  function seek(to: number): void {
    const at = Math.max(0, Math.min(to, duration));
    state.setState({ at, isEnded: false });
    if (pending) pending = { ...pending, second: at };
    else if (video) {
      sample();
      video.currentTime = at;
    }
  }

  return {
    state,
    duration,
    play,
    pause,
    seek,
    take: played.take,
    /** From where it is now, which is told a few times a second only. */
    skip: (by: number) => seek((pending?.second ?? video?.currentTime ?? state.getState().at) + by),
    toggle: () => ((pending?.isPlaying ?? video?.paused === false) ? pause() : play()),
    setRate(next: number) {
      rate = next;
      if (video) video.playbackRate = next;
    },
    setMuted(isMuted: boolean) {
      if (video) video.muted = isMuted;
    },
    /** Once more from the same address. */
    retry() {
      state.setState({ failures: 0 });
      video?.load();
    },

    /** Plays the film of another address, from where it is. */
    load(address: string): void {
      if (!video) return;
      hold();
      video.src = address;
      if (state.getState().isPlaying) video.preload = 'auto';
    },

    /** A ref of the element that plays. */
    attach(element: HTMLVideoElement) {
      video = element;
      const stopListening = listen(element, { follow, begin, hold, fail });
      return () => {
        sample();
        stopListening();
        video = null;
      };
    },
  };
}

type Listener = 'follow' | 'begin' | 'hold' | 'fail';

function listen(element: HTMLVideoElement, on: Record<Listener, () => void>): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  for (const event of events) element.addEventListener(event, on.follow, { signal });
  element.addEventListener('loadedmetadata', on.begin, { signal });
  // Also where it is moved to another window that does not take the film along.
  element.addEventListener('emptied', on.hold, { signal });
  element.addEventListener('error', on.fail, { signal });
  return () => listening.abort();
}

function stateOf(
  video: HTMLVideoElement,
  duration: number,
  before: PlaybackState,
): Partial<PlaybackState> {
  const { currentTime, paused, ended, readyState, muted } = video;
  return {
    at: Math.min(currentTime, duration),
    isPlaying: !paused && !ended,
    isWaiting: !paused && readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    // Dragged to its end while it rests, a film has not come to it.
    isEnded: ended && (before.isPlaying || before.isEnded),
    hasSound: hasSound(video),
    isMuted: muted,
    ...(readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && { failures: 0 }),
  };
}

function sampleOf({ currentTime, paused, seeking, ended, playbackRate }: HTMLVideoElement): Sample {
  return {
    at: currentTime,
    clock: performance.now(),
    rate: playbackRate,
    // Sent somewhere, it plays on from there, however late the page hears that it has arrived.
    isRunning: !paused && !ended,
    isSent: seeking,
  };
}

export type Playback = ReturnType<typeof createPlayback>;
