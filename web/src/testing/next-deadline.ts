import { vi } from 'vitest';

/** Lets the deadline of the next call pass when told. */
export function nextDeadline(): () => void {
  const deadline = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(deadline.signal);
  return () => deadline.abort(new DOMException('', 'TimeoutError'));
}
