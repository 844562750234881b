import { useEffect, useRef, useState } from 'react';
import type { AnswerTimes } from '../review/answering-signs.ts';

/** How long somebody looks at each question; kept on this page alone, and sent nowhere. */
export function useAnswerTimes(question: string | undefined) {
  const [times, setTimes] = useState<AnswerTimes>({});
  const shownAt = useRef(0);
  useEffect(() => {
    if (question !== undefined) shownAt.current = performance.now();
  }, [question]);

  function noteAnswer(id: string): void {
    const now = performance.now();
    const spent = now - shownAt.current;
    shownAt.current = now;
    setTimes((before) => ({ ...before, [id]: (before[id] ?? 0) + spent }));
  }

  return { times, noteAnswer };
}
