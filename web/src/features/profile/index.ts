export { knownPersonDay, usePersonDay } from './person-day.ts';
export { type Clocks, useClocks } from './use-clocks.ts';
export { useProfile, useSetProfileData } from './use-profile.ts';
