import { createLocalItems } from '../state/local-items.ts';
import { registerLocalCache } from './local-cache.ts';

/** Session storage: for this tab only, over a reload and a way out to a provider and back. */
const tabItems = createLocalItems(() =>
  typeof window === 'undefined' ? undefined : window.sessionStorage,
);

const keyPrefix = (userId: string) => `of:${userId}:`;

/** What the tab keeps of one person under a name; undefined where there is nothing readable. */
export function getTabItem(userId: string, name: string): unknown {
  const text = tabItems.get(keyPrefix(userId) + name);
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined takes it away. */
export function setTabItem(userId: string, name: string, value: unknown): void {
  const key = keyPrefix(userId) + name;
  if (value === undefined) tabItems.remove(key);
  else tabItems.set(key, JSON.stringify(value));
}

// A session that ended by itself leaves them for the same person; whoever signs out takes them along.
registerLocalCache({
  retainForUser(userId) {
    const others = tabItems
      .keys()
      .filter((key) => key.startsWith('of:') && (!userId || !key.startsWith(keyPrefix(userId))));
    for (const key of others) tabItems.remove(key);
  },
});
