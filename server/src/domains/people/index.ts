export { peopleList } from './list.ts';
