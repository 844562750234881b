export { TimeZoneField } from './lazy-time-zone-field.tsx';
export { type Days, knownClocks, useClocks } from './use-clocks.ts';
export { useProfile, useSetProfileData } from './use-profile.ts';
