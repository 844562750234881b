import {
  createPackShelf,
  type PackShelf,
  packsFolder,
  readEdition,
} from '../domains/content-packs/index.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import type { CommandDeps } from './command.ts';

/** The packs as a server of this installation sees them. */
export async function openPacks({
  db,
  clock,
  log,
  config,
  secrets,
}: CommandDeps): Promise<PackShelf> {
  const storage = await createStorage(config, secrets.fileKey, clock);
  const installed = await readEdition(config.CONTENT_DIR);
  const packs = createPackShelf({ db, log, storage, installed, packsDir: packsFolder(config) });
  await packs.refresh();
  return packs;
}
