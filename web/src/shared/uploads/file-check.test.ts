import { limits } from '@stratum/contract/limits';
import { fileTypeNames, imageTypeNames } from '@stratum/contract/upload-words';
import { describe, expect, test } from 'vitest';
import { checkFile } from './file-check.ts';

const { maxBytes } = limits.upload;
const file = (name: string, type: string, size = 1) => ({ name, type, size });

describe('a file', () => {
  test.each([
    ['a picture that the browser names', file('a.jpg', 'image/jpeg'), 'image/jpeg'],
    ['a picture of an iPhone that it does not', file('IMG_1.HEIC', ''), 'image/heic'],
    ['one it knows nothing of', file('a.heif', 'application/octet-stream'), 'image/heif'],
    ['a name in capitals', file('a.PNG', 'IMAGE/PNG'), 'image/png'],
    ['an extension beside the usual', file('a.jpg', ''), 'image/jpeg'],
  ] as const)('passes as what it is: %s', (_, given, type) => {
    expect(checkFile(given, imageTypeNames)).toEqual({ type });
  });

  test.each([
    ['a drawing', file('a.svg', 'image/svg+xml')],
    ['a page', file('a.html', 'text/html')],
    ['a page with the name of a picture', file('a.png', 'text/html')],
    ['a document', file('a.pdf', 'application/pdf')],
    ['nothing that can be told', file('a', '')],
  ])('is refused as a picture: %s', (_, given) => {
    expect(checkFile(given, imageTypeNames)).toEqual({ problem: 'file_type' });
  });

  test('may be as large as the limit, not a byte larger, and not empty', () => {
    const check = (size: number) =>
      checkFile(file('a.pdf', 'application/pdf', size), fileTypeNames);
    expect(check(maxBytes)).toEqual({ type: 'application/pdf' });
    expect(check(maxBytes + 1)).toEqual({ problem: 'file_size' });
    expect(check(0)).toEqual({ problem: 'file_size' });
  });
});
