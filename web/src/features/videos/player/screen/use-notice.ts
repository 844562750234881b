import { limits } from '@stratum/contract/limits';
import { useEffect, useState } from 'react';

/** What is said for a while where the page's own messages are out of sight. */
export function useNotice() {
  const [notice, setNotice] = useState<{ readonly text: string } | null>(null);
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => setNotice(null), limits.toast.success);
    return () => clearTimeout(timer);
  }, [notice]);
  return { text: notice?.text ?? '', show: (text: string) => setNotice({ text }) };
}
