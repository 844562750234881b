export { fold } from './fold.ts';
export { createGazetteer, type Gazetteer } from './gazetteer.ts';
export type { City } from './gazetteer-worker.ts';
export { createGooglePlaces, type PlaceSearch } from './google-places.ts';
export { findState, hasStates } from './place-names.ts';
export { shownPlace, storedPlace } from './profile-place.ts';
