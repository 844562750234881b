import type { FileTypeName } from '@stratum/contract/upload-words';
import { AppError } from '../../../platform/http/app-error.ts';
import { readArchive } from './archive.ts';

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

/** @throws AppError unsupported_file or unreadable_file */
export async function checkOfficeDocument(path: string, type: FileTypeName): Promise<void> {
  const main = mainParts[type];
  const { names, part: listed } = await readArchive(path, '[Content_Types].xml');
  if (!main || listed === null || !names.has(main.part)) throw new AppError('unsupported_file');
  const isListed = listed.replaceAll("'", '"').includes(`"${main.contentType}"`);
  if (!isListed) throw new AppError('unsupported_file');
}
