export { consentOf, recordConsent, requireConsent } from './consent.ts';
