import { stat } from 'node:fs/promises';
import { checkDocuments, type PackReport } from '@stratum/content/check';
import { type Fault, PackError } from '@stratum/content/faults';
import { readDocuments } from '@stratum/content/read';
import { ArchiveFault, unpackArchive } from './archive.ts';
import { type Edition, fingerprintOf, inFreshFolder } from './edition.ts';

/** A pack without a fault. */
export interface WholePack {
  readonly edition: Edition;
  readonly report: PackReport;
}
type PackVerdict = { readonly faults: readonly Fault[] } | WholePack;

/**
 * Checks a pack by every rule there is, from a folder or an archive, which is unpacked for as long as
 * the work with the verdict takes.
 * @param scratch folder that archives are unpacked in
 */
export async function withCheckedPack<T>(
  scratch: string,
  source: string,
  work: (verdict: PackVerdict) => Promise<T>,
): Promise<T> {
  if ((await stat(source)).isDirectory()) return work(await checkFolder(source));
  return inFreshFolder(scratch, async (dir) => {
    try {
      await unpackArchive(source, dir);
    } catch (error) {
      if (!(error instanceof ArchiveFault)) throw error;
      return work({ faults: [{ file: '', key: '', problem: error.message }] });
    }
    return work(await checkFolder(dir));
  });
}

async function checkFolder(dir: string): Promise<PackVerdict> {
  try {
    const documents = await readDocuments(dir);
    const { pack, report } = checkDocuments(dir, documents);
    return { edition: { pack, dir, documents, fingerprint: fingerprintOf(documents) }, report };
  } catch (error) {
    if (error instanceof PackError) return { faults: error.faults };
    throw error;
  }
}
