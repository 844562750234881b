/**
 * Local storage that never throws. What it refuses (blocked, full) is kept for the life of the
 * page, so that a person can still sign in.
 */
export interface LocalItems {
  get(key: string): string | null;
  /** False when the value outlives only this page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  clear(): void;
  keys(): string[];
}

type Backing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear' | 'key' | 'length'>;

export function createLocalItems(open: () => Backing | undefined): LocalItems {
  const refused = new Map<string, string>();

  function attempt<T>(otherwise: T, use: (backing: Backing) => T): T {
    try {
      const backing = open();
      return backing ? use(backing) : otherwise;
    } catch {
      return otherwise;
    }
  }

  return {
    get: (key) => refused.get(key) ?? attempt(null, (backing) => backing.getItem(key)),
    set(key, value) {
      const stored = attempt(false, (backing) => {
        backing.setItem(key, value);
        return true;
      });
      if (stored) refused.delete(key);
      else refused.set(key, value);
      return stored;
    },
    remove(key) {
      refused.delete(key);
      attempt(undefined, (backing) => backing.removeItem(key));
    },
    clear() {
      refused.clear();
      attempt(undefined, (backing) => backing.clear());
    },
    keys() {
      const stored = attempt<(string | null)[]>([], (backing) =>
        Array.from({ length: backing.length }, (_, index) => backing.key(index)),
      );
      return [...new Set([...stored.filter((key) => key !== null), ...refused.keys()])];
    },
  };
}

/** Stands in a tab in which an administrator looks on as somebody. */
export const viewingKey = 'viewing';

/** Whether this is such a tab: it keeps all it has for itself, apart from who is signed in here. */
export function isViewing(): boolean {
  return sessionStorage.getItem(viewingKey) !== null;
}

/** The browser's; nothing is stored while pages are pre-rendered. */
export const localItems = createLocalItems(() => {
  if (typeof window === 'undefined') return undefined;
  return isViewing() ? sessionStorage : localStorage;
});
