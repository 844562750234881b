import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  longestRecording,
  type Recorder,
  RecorderError,
  type RecorderProblem,
  type Recording,
  startRecorder,
} from './recorder.ts';

export type RecordingState =
  | { readonly at: 'asking' }
  | { readonly at: 'recording' | 'paused' }
  | { readonly at: 'failed'; readonly problem: RecorderProblem };

/** A recording that begins with what shows it, and ends with it. */
export function useRecorder(onEnd: (recording: Recording) => void) {
  const recorder = useRef<Recorder | null>(null);
  const [state, setState] = useState<RecordingState>({ at: 'asking' });
  const [levels, setLevels] = useState<readonly number[]>([]);
  const [seconds, setSeconds] = useState(0);

  async function end(): Promise<void> {
    const { current } = recorder;
    recorder.current = null;
    if (current) onEnd(await current.end());
  }

  const hear = useEffectEvent((level: number, passed: number) => {
    setLevels((before) => [...before, level]);
    setSeconds(passed);
    if (passed >= longestRecording) void end();
  });

  useEffect(() => {
    let isShown = true;
    startRecorder((level, passed) => hear(level, passed)).then(
      (started) => {
        if (!isShown) return started.discard();
        recorder.current = started;
        setState({ at: 'recording' });
        return undefined;
      },
      (error: unknown) => {
        if (!(error instanceof RecorderError)) throw error;
        if (isShown) setState({ at: 'failed', problem: error.problem });
      },
    );
    return () => {
      isShown = false;
      recorder.current?.discard();
      recorder.current = null;
    };
  }, []);

  return {
    state,
    levels,
    seconds,
    end: () => void end(),
    toggle() {
      if (state.at === 'recording') recorder.current?.pause();
      else recorder.current?.resume();
      setState({ at: state.at === 'recording' ? 'paused' : 'recording' });
    },
  };
}
