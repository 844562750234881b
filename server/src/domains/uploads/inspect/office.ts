import { type FileHandle, open } from 'node:fs/promises';
import type { FileTypeName } from '@stratum/contract/uploads';
import { AppError } from '../../../platform/http/app-error.ts';
import { inflateEntry, readArchive } from './zip.ts';

const office = 'application/vnd.openxmlformats-officedocument';

/** The part that makes a document of a kind, with the content type it is listed under inside. */
const mainParts: Partial<Record<FileTypeName, { part: string; contentType: string }>> = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    part: 'xl/workbook.xml',
    contentType: `${office}.spreadsheetml.sheet.main+xml`,
  },
  'application/vnd.ms-excel.sheet.macroenabled.12': {
    part: 'xl/workbook.xml',
    contentType: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
  },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    part: 'word/document.xml',
    contentType: `${office}.wordprocessingml.document.main+xml`,
  },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    part: 'ppt/presentation.xml',
    contentType: `${office}.presentationml.presentation.main+xml`,
  },
};

const contentTypes = '[Content_Types].xml';

/**
 * Reads an Office document's directory and its list of content types, and unpacks nothing else.
 * @throws AppError unsupported_file or unreadable_file
 */
export async function checkOfficeDocument(path: string, type: FileTypeName): Promise<void> {
  const main = mainParts[type];
  const file = await open(path);
  try {
    const entries = await readArchive(file);
    const list = entries.find(({ name }) => name === contentTypes);
    if (!main || !list || !entries.some(({ name }) => name === main.part)) {
      throw new AppError('unsupported_file');
    }
    const listed = await listedTypes(file, list);
    if (!listed.includes(`"${main.contentType}"`)) throw new AppError('unsupported_file');
  } finally {
    await file.close();
  }
}

async function listedTypes(file: FileHandle, list: Parameters<typeof inflateEntry>[1]) {
  return (await inflateEntry(file, list)).toString('utf8').replaceAll("'", '"');
}
