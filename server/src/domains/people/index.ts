export { peopleList } from './list.ts';
export { peoplePersonalData } from './personal-data.ts';
