import { useEffect, useState } from 'react';
import type { FileProblem } from '../../../shared/uploads/file-check.ts';
import { type PreparedFile, prepareFile } from './prepare-file.ts';

export type Prepared = PreparedFile | FileProblem;

const kept = new WeakMap<File, Promise<Prepared>>();

/** Each file is made ready once, one after the other: pictures take memory. */
let last: Promise<unknown> = Promise.resolve();
function prepareOnce(file: File): Promise<Prepared> {
  const found = kept.get(file) ?? last.then(() => prepareFile(file));
  if (!kept.has(file)) last = found.catch(() => undefined);
  kept.set(file, found);
  return found;
}

/** Chosen files as they will be sent; undefined while one is made ready. */
export function usePreparedFiles(files: readonly File[]): ReadonlyMap<File, Prepared> {
  const [prepared, setPrepared] = useState<ReadonlyMap<File, Prepared>>(new Map());
  useEffect(() => {
    let isShown = true;
    for (const file of files)
      void prepareOnce(file).then((ready) => {
        if (isShown) setPrepared((before) => new Map(before).set(file, ready));
      });
    return () => {
      isShown = false;
    };
  }, [files]);
  return prepared;
}
