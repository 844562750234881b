import { useState } from 'react';
import { signOut, unsentLabels } from '../shared/session/index.ts';

/** Logs out; at once, or after a warning that names what has not been sent. */
export function useLogOut() {
  const [unsent, setUnsent] = useState<readonly string[]>([]);
  const leave = () => {
    setUnsent([]);
    void signOut();
  };
  return {
    /** Empty while nothing is asked. */
    unsent,
    leave,
    stay: () => setUnsent([]),
    ask: () => {
      const labels = unsentLabels();
      if (labels.length > 0) setUnsent(labels);
      else leave();
    },
  };
}
