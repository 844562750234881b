export type { PeopleDeps } from './deps.ts';
export { peopleList } from './list.ts';
export { peoplePersonalData } from './personal-data.ts';
