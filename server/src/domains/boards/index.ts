export { consistencyOf, gainOf, ranked } from './ranks.ts';
