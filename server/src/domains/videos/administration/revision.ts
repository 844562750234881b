/** Of an uploaded film, by the last part of its key, which no other file has. */
export function revisionOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}
