/** How long a call may take that a person waits for, in milliseconds. */
const callTimeout = 20_000;

/** The client has no time-out of its own (§7): this one makes a call fail with `timeout`. */
export function withDeadline(signal?: AbortSignal): AbortSignal {
  const deadline = AbortSignal.timeout(callTimeout);
  return signal ? AbortSignal.any([signal, deadline]) : deadline;
}

export function isTimeout({ reason }: AbortSignal): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}
