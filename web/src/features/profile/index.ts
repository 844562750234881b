export { knownPersonDay, usePersonDay } from './person-day.ts';
export { useProfile, useSetProfileData } from './use-profile.ts';
