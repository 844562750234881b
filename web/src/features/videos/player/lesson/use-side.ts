import { useEffect, useRef, useState } from 'react';

/** Which list stands beside the film, and how its search is reached by a key. */
export function useSide() {
  const [tab, setTab] = useState<'said' | 'moments'>('said');
  const [searches, setSearches] = useState(0);
  const searchField = useRef<HTMLInputElement>(null);
  // The field may have to appear first.
  useEffect(() => {
    if (searches > 0) searchField.current?.focus();
  }, [searches]);
  return {
    tab,
    setTab,
    searchField,
    search() {
      setTab('said');
      setSearches(searches + 1);
    },
  };
}
