export { firstVideos } from './first-videos.ts';
export { filmsIn, importWatching } from './import.ts';
export { findModule, listModules, type ModuleFilter } from './modules-store.ts';
export { ownMoments, titlesOf } from './own-moments.ts';
export { putLibrary, putPackLibrary } from './pack-library.ts';
export { unfinishedVideos } from './unfinished.ts';
