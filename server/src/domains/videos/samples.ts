import type { videoRoutes } from '@stratum/contract/videos';
import { makeVideo } from '../../../test/make-video.ts';
import type { SampleSetting, Samples } from '../../../test/sample.ts';

const aVideo = async ({ on }: SampleSetting) => ({ performance_video_id: await makeVideo(on) });
const inBody = async (setting: SampleSetting) => ({ body: await aVideo(setting) });
const inQuery = async (setting: SampleSetting) => ({ query: await aVideo(setting) });
const nothing = () => ({ query: {} });

export const samples = {
  getVideos: {
    statements: 5,
    async call(setting) {
      await aVideo(setting);
      return { query: {} };
    },
  },
  getSavedVideos: { statements: 5, call: nothing },
  performanceVideoActivity: { statements: 4 },
  getMoments: { statements: 3, call: nothing },
  bookmarkVideo: {
    statements: 7,
    call: async (setting) => ({ body: { ...(await aVideo(setting)), second: 84 } }),
  },
  deleteBookmarkVideo: { statements: 5, call: inQuery },
  likeVideo: { statements: 7, call: inBody },
  deleteLikeVideo: { statements: 7, call: inQuery },
  viewVideo: { statements: 12, call: inBody },
  getPerformanceVideoProgress: { statements: 3, call: inQuery },
  savePerformanceVideoProgress: {
    statements: 8,
    call: async (setting) => ({
      body: { ...(await aVideo(setting)), second: 3, played: [[0, 3]] as [number, number][] },
    }),
  },
  videoWatched: {
    statements: 8,
    call: async (setting) => ({ body: { ...(await aVideo(setting)), watched: true } }),
  },
  watchHistory: { statements: 6, call: nothing },
  changeWatchHistory: { statements: 5, call: () => ({ body: { kept: false } }) },
  clearWatchHistory: { statements: 7 },
} satisfies Samples<typeof videoRoutes>;
