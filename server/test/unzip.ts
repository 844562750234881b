import { inflateRawSync } from 'node:zlib';

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;

/** The files of a ZIP by their paths, read by its directory. Throws where the archive is not whole. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== endOfDirectory) throw new Error('the archive has no end');
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (archive.readUInt32LE(at) !== directoryEntry) throw new Error('the directory is broken');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) =>
      archive.readUInt16LE(at + place),
    ) as [number, number, number];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, contentAt(archive, archive.readUInt32LE(at + 42), at));
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}

/** @param entry where the directory describes the file, sizes included */
function contentAt(archive: Buffer, header: number, entry: number): Buffer {
  const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
  const packed = archive.subarray(start, start + archive.readUInt32LE(entry + 20));
  const isDeflated = archive.readUInt16LE(entry + 10) === 8;
  const content = isDeflated ? inflateRawSync(packed) : packed;
  if (content.length !== archive.readUInt32LE(entry + 24)) throw new Error('a file is cut short');
  return content;
}
