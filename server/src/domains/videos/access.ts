import type { VideoId } from '@stratum/contract/ids';
import type { Door } from '../../platform/http/call.ts';
import { findVideo } from './store.ts';
import type { VideoRow } from './tables.ts';

/** The way to a film: whoever is signed in, unless it is hidden. */
const videoAsViewer: Door<VideoId, VideoRow> = (tx, _caller, id, lock) => findVideo(tx, id, lock);

export const doors = { video: videoAsViewer };
