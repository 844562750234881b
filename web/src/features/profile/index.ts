export { useProfile, useSetProfileData } from './use-profile.ts';
