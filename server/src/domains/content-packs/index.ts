export { type WholePack, withCheckedPack } from './check-pack.ts';
export { type Edition, packsFolder, readEdition } from './edition.ts';
export { keepInstalled, keepPack, recordKept } from './keep.ts';
export { createPublicPages, type PublicPages, renderJob } from './public-pages.ts';
export { publicText } from './public-text.ts';
export { publishPack, rollBack } from './publish.ts';
export { openRenderer } from './renderer.ts';
export { createPackShelf, type PackShelf } from './shelf.ts';
export { keptPack, keptPacks } from './store.ts';
