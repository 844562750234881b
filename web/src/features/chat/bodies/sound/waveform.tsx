import { messageLimits } from '@stratum/contract/message-words';

/** Where a sound tells nothing of how loud it is. */
const unknown = Array.from({ length: 48 }, () => 4);
const step = 4;

interface WaveformProps {
  peaks: readonly number[] | undefined;
  /** The part that has been played, 0 to 1. */
  played: number;
  className?: string;
}

/** How loud a sound is as it goes on, as bars; what has been heard stands out. */
export function Waveform({ peaks = unknown, played, className = '' }: WaveformProps) {
  const height = messageLimits.loudest + 1;
  return (
    <svg
      viewBox={`0 0 ${peaks.length * step} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`block ${className}`}
    >
      {peaks.map((peak, place) => {
        const tall = Math.max(3, peak);
        const isPlayed = place < played * peaks.length;
        return (
          <rect
            // The bars of a sound stay in their order.
            key={place}
            x={place * step + 1}
            y={(height - tall) / 2}
            width={step / 2}
            height={tall}
            rx="1"
            className={isPlayed ? 'fill-accent' : 'fill-ink-2 opacity-55'}
          />
        );
      })}
    </svg>
  );
}
