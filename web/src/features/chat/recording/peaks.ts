import { messageLimits } from '@stratum/contract/message-words';

const shownBars = 64;

/**
 * How loud a recording was, as bars: the loudest of each stretch, up to the height that messages
 * carry. Speech is quiet beside what a microphone can take, so the loudest of all is full height.
 * @param levels each between 0 and 1
 */
export function peaksOf(levels: readonly number[]): number[] {
  if (levels.length === 0) return [];
  const count = Math.min(shownBars, levels.length);
  const loudest = Math.max(...levels, 0.05);
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / count);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * levels.length) / count));
    return Math.round((Math.max(...levels.slice(from, to)) / loudest) * messageLimits.loudest);
  });
}

/** The last levels, as they come in. */
export function livePeaks(levels: readonly number[]): number[] {
  const last = levels.slice(-shownBars).map((level) => Math.min(1, level * 2.5));
  return [...Array.from({ length: shownBars - last.length }, () => 0), ...last].map((level) =>
    Math.round(level * messageLimits.loudest),
  );
}
