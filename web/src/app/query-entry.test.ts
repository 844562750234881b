import { describe, expect, test } from 'vitest';
import { queryEntry } from './query-entry.ts';

describe('the first key of the query', () => {
  test.each([
    ['?ppau', '/ppau', 'login'],
    ['?start_assessment', '/self-assessment', 'login'],
    ['?dashboard', '/dashboard', 'login'],
    ['?start_your_journey', '/dashboard', 'signup'],
    ['?login', null, 'login'],
    ['?dashboard=1', '/dashboard', 'login'],
  ])('%s leads to %s, or opens %s', (search, destination, dialog) => {
    expect(queryEntry(search)).toEqual({ destination, dialog, search: '' });
  });

  test.each(['', '?', '?return=%2Fdashboard', '?other&login', '?constructor', '?LOGIN'])(
    'asks for nothing in %j',
    (search) => expect(queryEntry(search)).toBeNull(),
  );

  test('is taken away, and the others stay as they are written', () => {
    expect(queryEntry('?login&utm=a%20b&login')?.search).toBe('?utm=a%20b&login');
    expect(queryEntry('?&login')?.search).toBe('');
  });
});
