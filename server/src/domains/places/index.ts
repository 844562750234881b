export { createGazetteer, type Gazetteer } from './gazetteer.ts';
export { createGooglePlaces, type PlaceSearch } from './google-places.ts';
export { shownPlace, storedPlace } from './profile-place.ts';
