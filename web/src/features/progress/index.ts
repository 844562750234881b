export { lowestTrait } from './dashboard/overall-level.ts';
