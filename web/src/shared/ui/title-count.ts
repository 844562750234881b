import { createStore } from 'zustand/vanilla';

/** What the title of the tab counts in front: unread messages. */
export const titleCount = createStore<number>()(() => 0);
