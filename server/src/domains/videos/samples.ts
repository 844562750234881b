import type { libraryAdministrationRoutes } from '@stratum/contract/library-administration';
import type { videoRoutes } from '@stratum/contract/videos';
import { moduleTexts, sentForLibrary, videoTexts } from '../../../test/library-files.ts';
import { makeModule, makeVideo } from '../../../test/make-video.ts';
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
  requestLibraryUpload: {
    statements: 7,
    call: () => ({
      body: { filePath: 'sleep.mp4', fileFormat: 'video/mp4', fileSize: 1_000_000_000 },
    }),
  },
  administeredVideos: {
    statements: 4,
    async call(setting) {
      await aVideo(setting);
      return { query: {} };
    },
  },
  addVideo: {
    statements: 16,
    call: async ({ on, owner }) => ({
      body: {
        film: { uploadId: await sentForLibrary(on, owner, 'video/webm'), duration: 60 },
        poster: { uploadId: await sentForLibrary(on, owner, 'image/webp') },
        texts: videoTexts,
      },
    }),
  },
  changeVideo: {
    statements: 16,
    call: async ({ on, owner }) => ({
      params: { videoId: await makeVideo(on) },
      body: {
        film: { uploadId: await sentForLibrary(on, owner, 'video/webm'), duration: 60 },
        texts: videoTexts,
      },
    }),
  },
  administeredModules: {
    statements: 4,
    async call({ on }) {
      await makeModule(on, { films: [] });
      return { query: {} };
    },
  },
  addModule: {
    statements: 15,
    call: async ({ on }) => ({
      body: {
        traitId: 'sleep',
        bucket: 'growth' as const,
        texts: moduleTexts,
        videoIds: [await makeVideo(on)],
      },
    }),
  },
  changeModule: {
    statements: 13,
    call: async ({ on }) => ({
      params: { moduleId: await makeModule(on, { films: [] }) },
      body: { texts: moduleTexts, hidden: true },
    }),
  },
} satisfies Samples<typeof videoRoutes & typeof libraryAdministrationRoutes>;
