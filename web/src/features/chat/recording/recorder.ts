import type { FileTypeName } from '@stratum/contract/upload-words';

/** Seconds: what one listens to in one go. */
export const longestRecording = 300;

/** By preference: small, and played by every browser of today. */
const formats = [
  { recorded: 'audio/webm;codecs=opus', sent: 'audio/webm', extension: 'weba' },
  { recorded: 'audio/mp4', sent: 'audio/mp4', extension: 'm4a' },
  { recorded: 'audio/ogg;codecs=opus', sent: 'audio/ogg', extension: 'ogg' },
] as const satisfies readonly { recorded: string; sent: FileTypeName; extension: string }[];
type Format = (typeof formats)[number];

export interface Recording {
  readonly content: Blob;
  readonly format: Format;
  readonly seconds: number;
  /** How loud it was ten times a second, 0 to 1. */
  readonly levels: readonly number[];
}

export type RecorderProblem = 'refused' | 'no_microphone' | 'unsupported';

const levelEvery = 100;
const speechBits = 32_000;

export type Recorder = Awaited<ReturnType<typeof startRecorder>>;

/**
 * Records what the microphone hears, until it is ended.
 * @param onLevel told how loud it is, ten times a second, and the seconds so far
 * @throws RecorderError
 */
export async function startRecorder(onLevel: (level: number, seconds: number) => void) {
  const format = formats.find(({ recorded }) => isSupported(recorded));
  if (!format) throw new RecorderError('unsupported');
  const stream = await openMicrophone();
  const media = new MediaRecorder(stream, {
    mimeType: format.recorded,
    audioBitsPerSecond: speechBits,
  });
  const parts: Blob[] = [];
  const levels: number[] = [];
  const ear = listenTo(stream);
  media.addEventListener('dataavailable', ({ data }) => parts.push(data));
  media.start(1_000);
  const timer = setInterval(() => {
    if (media.state !== 'recording') return;
    levels.push(ear.level());
    onLevel(levels.at(-1) ?? 0, secondsOf(levels));
  }, levelEvery);

  /** Lets the microphone go. */
  function close(): void {
    clearInterval(timer);
    ear.close();
    for (const track of stream.getTracks()) track.stop();
  }

  return {
    pause: () => media.pause(),
    resume: () => media.resume(),

    discard(): void {
      if (media.state !== 'inactive') media.stop();
      close();
    },

    end(): Promise<Recording> {
      return new Promise((resolve) => {
        media.addEventListener('stop', () => {
          close();
          const content = new Blob(parts, { type: format.sent });
          resolve({ content, format, seconds: secondsOf(levels), levels });
        });
        media.stop();
      });
    },
  };
}

export class RecorderError extends Error {
  override readonly name = 'RecorderError';
  readonly problem: RecorderProblem;
  constructor(problem: RecorderProblem) {
    super(problem);
    this.problem = problem;
  }
}

function isSupported(type: string): boolean {
  return typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported(type);
}

async function openMicrophone(): Promise<MediaStream> {
  // Origins without TLS have none.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) throw new RecorderError('unsupported');
  try {
    return await devices.getUserMedia({ audio: true });
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
    throw new RecorderError(isRefused ? 'refused' : 'no_microphone');
  }
}

function secondsOf(levels: readonly number[]): number {
  return (levels.length * levelEvery) / 1_000;
}

/** How loud a stream is at this moment. */
function listenTo(stream: MediaStream) {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1_024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level(): number {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      return Math.min(1, Math.sqrt(power));
    },
    close: () => void context.close(),
  };
}
