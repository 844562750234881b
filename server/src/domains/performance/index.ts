export { insertAct } from './store.ts';
