import { videoEndpoints } from '@stratum/contract/endpoints/videos';
import type { Video } from '@stratum/contract/library/video';
import { useState } from 'react';
import { inputFor, useOutbox } from '../../../../shared/outbox/index.ts';
import { progressObject } from './follow-progress.ts';
import { startSecond } from './start-second.ts';

/** Where a film begins that is opened: what this device has not sent yet is the newest. */
export function useBeginning({ id, duration, second }: Video, asked: number | null): number {
  const waiting = useOutbox(progressObject(id));
  const [begin] = useState(() => {
    const unsent = waiting.flatMap(
      (entry) => inputFor(entry, videoEndpoints.savePerformanceVideoProgress)?.body.second ?? [],
    );
    return startSecond({ asked, left: [unsent.at(-1), second], duration });
  });
  return begin;
}
