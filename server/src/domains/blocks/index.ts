export { type Meeting, personAsFellow } from './access.ts';
export { isBlocked, withoutBlockers } from './blocked.ts';
