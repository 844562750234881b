export { findModule, listModules, type ModuleFilter } from './modules-store.ts';
export { unfinishedVideos } from './unfinished.ts';
