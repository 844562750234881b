export interface Alarm {
  /** Milliseconds at most; shorter where it rings, or has rung since the last sleep. */
  sleep(milliseconds: number): Promise<void>;
  ring(): void;
}

/** A sleep that can be cut short, on the monotonic timer. @param signal ends all sleep */
export function createAlarm(signal: AbortSignal): Alarm {
  let rung = Promise.withResolvers<void>();
  const ring = () => rung.resolve();
  signal.addEventListener('abort', ring);
  return {
    async sleep(milliseconds) {
      if (signal.aborted) return;
      const timer = setTimeout(ring, milliseconds);
      await rung.promise;
      clearTimeout(timer);
      rung = Promise.withResolvers<void>();
    },
    ring,
  };
}
