import { useEffect, useState } from 'react';
import type { Notice as Told } from '../flow/draft.ts';
import { useAuthDraft } from '../flow/draft.ts';

interface NoticeProps {
  of: Told;
  children: string;
}

/** What a step before has left to tell. It comes after the screen, so that it is announced. */
export function Notice({ of, children }: NoticeProps) {
  const isTold = useAuthDraft((draft) => draft.notice === of);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <output className="mb-6 block rounded-md bg-accent-soft px-4 py-3 text-label empty:hidden">
      {isTold && isThere && children}
    </output>
  );
}
