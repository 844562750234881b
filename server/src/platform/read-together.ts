/**
 * Reads in one statement what many ask for at the same time. Whoever asks while one runs waits for the
 * next, so that each answer is read after it was asked for.
 */
export function readTogether<Key, Answer>(
  read: (keys: readonly Key[]) => Promise<Answer>,
): (key: Key) => Promise<Answer> {
  let running: Promise<unknown> = Promise.resolve();
  let next: { readonly keys: Key[]; readonly answer: Promise<Answer> } | null = null;
  const begin = () => {
    const keys: Key[] = [];
    const answer = running.then(() => {
      next = null;
      return read(keys);
    });
    running = answer.catch(() => undefined);
    return { keys, answer };
  };
  return (key) => {
    next ??= begin();
    next.keys.push(key);
    return next.answer;
  };
}
