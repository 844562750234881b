/** So long a call may wait that would hold up a person otherwise, milliseconds. */
export const patience = 20_000;

/** The client has no time-out of its own (§7): this one makes a call fail with `timeout`. */
export function withDeadline(signal?: AbortSignal): AbortSignal {
  const deadline = AbortSignal.timeout(patience);
  return signal ? AbortSignal.any([signal, deadline]) : deadline;
}

export function isTimeout({ reason }: AbortSignal): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}
