import { limits } from '@stratum/contract/limits';
import {
  type FileTypeName,
  fileTypeNames,
  fileTypes,
  imageTypeNames,
} from '@stratum/contract/upload-words';

export type FileProblem = 'file_type' | 'file_size';
export type Checked =
  | { readonly type: FileTypeName; readonly problem?: undefined }
  | { readonly problem: FileProblem };

/** Extensions that people's files have besides the one each type is named by. */
const otherExtensions: Readonly<Record<string, FileTypeName>> = {
  jpg: 'image/jpeg',
  heic: 'image/heic',
  hif: 'image/heif',
};

/** The type a file is sent as; browsers do not name every one, an iPhone's pictures among them. */
function typeOf(file: Pick<File, 'name' | 'type'>): FileTypeName | null {
  const told = file.type.toLowerCase();
  const named = fileTypeNames.find((name) => name === told);
  if (named) return named;
  if (told !== '' && told !== 'application/octet-stream') return null;
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  return (
    otherExtensions[extension] ??
    fileTypeNames.find((name) => fileTypes[name].extension === extension) ??
    null
  );
}

/** What the server would refuse anyway, told before anything is sent. */
export function checkFile(
  file: Pick<File, 'name' | 'type' | 'size'>,
  allowed: readonly FileTypeName[],
): Checked {
  const type = typeOf(file);
  if (type === null || !allowed.includes(type)) return { problem: 'file_type' };
  if (file.size === 0 || file.size > limits.upload.maxBytes) return { problem: 'file_size' };
  return { type };
}

/** For a file picker: types, and extensions where systems do not know the type. */
export const imagesAccepted = [...imageTypeNames, '.heic', '.heif'];
