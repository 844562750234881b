/** How much of a film was played, from 0 to 1, whatever was skipped; 0 before its length is known. */
export function playedShare(
  played: Pick<TimeRanges, 'length' | 'start' | 'end'>,
  duration: number,
): number {
  if (!(duration > 0)) return 0;
  let seconds = 0;
  for (let part = 0; part < played.length; part += 1)
    seconds += played.end(part) - played.start(part);
  return seconds / duration;
}
