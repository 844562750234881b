import { libraryAdministrationRoutes } from '@stratum/contract/library-administration';
import { videoRoutes } from '@stratum/contract/videos';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { doors } from './access.ts';
import { activity } from './activity.ts';
import { changeVideo } from './administration/change-video.ts';
import { addModule, changeModule, everyModule } from './administration/modules.ts';
import { requestLibraryUpload } from './administration/request-upload.ts';
import { addVideo, everyVideo } from './administration/videos.ts';
import { bookmark, moments, removeBookmark } from './bookmarks.ts';
import type { Deps } from './deps.ts';
import { like, unlike } from './likes.ts';
import { savedVideos, videoList } from './list.ts';
import { videosPersonalData } from './personal-data.ts';
import { markWatched, progressRead, saveProgress } from './progress.ts';
import { view } from './views.ts';
import { changeWatchHistory, clearWatchHistory, watchHistory } from './watch-history.ts';

export function videosDomain(deps: Deps) {
  return {
    name: 'videos',
    routes: implement(
      { ...videoRoutes, ...libraryAdministrationRoutes },
      {
        getVideos: (call) => videoList(deps, call),
        getSavedVideos: (call) => savedVideos(deps, call),
        performanceVideoActivity: (call) => activity(deps, call),
        getMoments: (call) => moments(deps, call),
        bookmarkVideo: (call) => bookmark(deps, call),
        deleteBookmarkVideo: (call) => removeBookmark(call),
        likeVideo: (call) => like(deps, call),
        deleteLikeVideo: (call) => unlike(call),
        viewVideo: (call) => view(deps, call),
        getPerformanceVideoProgress: (call) => progressRead(deps, call),
        savePerformanceVideoProgress: (call) => saveProgress(deps, call),
        videoWatched: (call) => markWatched(deps, call),
        watchHistory: (call) => watchHistory(deps, call),
        changeWatchHistory: (call) => changeWatchHistory(call),
        clearWatchHistory: (call) => clearWatchHistory(deps, call),
        requestLibraryUpload: (call) => requestLibraryUpload(deps, call),
        administeredVideos: (call) => everyVideo(deps, call),
        addVideo: (call) => addVideo(deps, call),
        changeVideo: (call) => changeVideo(deps, call),
        administeredModules: (call) => everyModule(deps, call),
        addModule: (call) => addModule(deps, call),
        changeModule: (call) => changeModule(deps, call),
      },
      doors,
    ),
    personalData: videosPersonalData,
  } satisfies Domain;
}
