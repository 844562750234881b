import { type FileTypeName, fileTypeNames, fileTypes } from '@stratum/contract/upload-words';
import { checkFile, type FileProblem } from '../../../shared/uploads/file-check.ts';
import { shapeOfMedia } from './film-shape.ts';
import type { Outgoing } from './outgoing.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** A file as it is sent. */
export interface PreparedFile extends Pick<Outgoing, 'type' | 'name' | 'mime' | 'shape'> {
  readonly content: Blob;
}

/** A chosen file made ready, or what is wrong with it. */
export async function prepareFile(file: File): Promise<PreparedFile | FileProblem> {
  const kind = kindOf(file);
  if (kind === 'image') {
    const shrunk = await shrinkPicture(file);
    if (shrunk) {
      const { content, mime, width, height } = shrunk;
      return {
        type: 'image',
        name: renamed(file.name, mime),
        mime,
        shape: { width, height },
        content,
      };
    }
  }
  const checked = checkFile(file, fileTypeNames);
  if (checked.problem) return checked.problem;
  const type = kind === 'document' || kind === null ? 'file' : kind;
  const shape = type === 'audio' || type === 'video' ? await shapeOfMedia(type, file) : null;
  return { type, name: file.name, mime: checked.type, shape, content: file };
}

/** Whatever its size: a picture is made smaller. */
function kindOf({ name, type }: File) {
  const checked = checkFile({ name, type, size: 1 }, fileTypeNames);
  return checked.problem ? null : fileTypes[checked.type].kind;
}

function renamed(name: string, mime: FileTypeName): string {
  return `${name.replace(/\.[^.]*$/, '') || 'picture'}.${fileTypes[mime].extension}`;
}
