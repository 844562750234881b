export { accountDataPart } from './account-part.ts';
