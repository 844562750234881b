import type { GroupEvent } from '@stratum/contract/group-events';
import type { GroupId } from '@stratum/contract/ids';

/** Milliseconds after which events are shown where the page paints no frames, being out of sight. */
const longestWait = 100;

/**
 * Gathers what is told between two frames of the screen: a thousand messages that were missed are
 * drawn a few times, not a thousand.
 */
export function createEventQueue(show: (groupId: GroupId, events: readonly GroupEvent[]) => void) {
  let waiting = new Map<GroupId, GroupEvent[]>();
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function cancel(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    timer = undefined;
  }

  function flush(): void {
    cancel();
    const due = waiting;
    waiting = new Map();
    for (const [groupId, events] of due) show(groupId, events);
  }

  return {
    add(event: GroupEvent): void {
      const events = waiting.get(event.groupId) ?? [];
      waiting.set(event.groupId, events);
      events.push(event);
      if (timer !== undefined) return;
      frame = requestAnimationFrame(flush);
      timer = setTimeout(flush, longestWait);
    },
    clear(): void {
      cancel();
      waiting = new Map();
    },
  };
}
