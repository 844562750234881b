import type { ModuleId, VideoId } from '@stratum/contract/ids';

interface Place {
  readonly moduleId?: ModuleId | undefined;
  readonly videoId?: VideoId | undefined;
  /** Where to begin, in seconds. */
  readonly second?: number | undefined;
}

/** A module with its film; a film alone opens in its first module. */
export function modulePath({ moduleId, videoId, second }: Place): string {
  const query = new URLSearchParams();
  if (moduleId !== undefined) query.set('moduleId', moduleId);
  if (videoId !== undefined) query.set('videoId', videoId);
  if (second !== undefined) query.set('t', String(Math.floor(second)));
  return `/performance-module-videos?${query}`;
}
