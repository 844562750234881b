interface Dependencies {
  /** Runs once no other tab holds the name. */
  readonly exclusively: (name: string, run: () => Promise<void>) => Promise<void>;
  readonly work: (name: string) => Promise<void>;
  readonly onEnd: () => void;
}

/** Has work of one name done one after the other, and of different names at once. */
export function createTurns({ exclusively, work, onEnd }: Dependencies) {
  /** Each name's turn under way, and the one to follow it. */
  const running = new Map<string, Promise<void>>();
  const following = new Map<string, Promise<void>>();
  const active = new Set<string>();

  function take(name: string): Promise<void> {
    active.add(name);
    const turn = exclusively(name, () => work(name)).finally(() => {
      active.delete(name);
      onEnd();
    });
    running.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  }

  return {
    /** Whether work of a name is being done, or another tab's is waited for. */
    isActive: (name: string) => active.has(name),

    /** Does the work of a name, once what is under way has ended. */
    run(name: string): Promise<void> {
      const queued = following.get(name);
      if (queued) return queued;
      const next = (running.get(name) ?? Promise.resolve()).then(() => {
        following.delete(name);
        return take(name);
      });
      following.set(name, next);
      return next;
    },
  };
}
