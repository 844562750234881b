export { unfinishedVideos } from './unfinished.ts';
