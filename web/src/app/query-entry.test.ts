import { describe, expect, test } from 'vitest';
import { queryEntry } from './query-entry.ts';

const known = new Set(['/ppau', '/self-assessment', '/dashboard']);
const entryOf = (search: string, addresses = known) =>
  queryEntry(search, (path) => addresses.has(path));

describe('the first key of the query', () => {
  test.each([
    ['?ppau', '/ppau', 'login'],
    ['?start_assessment', '/self-assessment', 'login'],
    ['?dashboard', '/dashboard', 'login'],
    ['?start_your_journey', '/dashboard', 'signup'],
    ['?login', null, 'login'],
    ['?dashboard=1', '/dashboard', 'login'],
  ])('%s leads to %s, or opens %s', (search, destination, dialog) => {
    expect(entryOf(search)).toEqual({ destination, dialog, search: '' });
  });

  test.each(['', '?', '?return=%2Fdashboard', '?other&login', '?constructor', '?LOGIN'])(
    'asks for nothing in %j',
    (search) => expect(entryOf(search)).toBeNull(),
  );

  test('is taken away, and the others stay as they are written', () => {
    expect(entryOf('?login&utm=a%20b&login')?.search).toBe('?utm=a%20b&login');
    expect(entryOf('?&login')?.search).toBe('');
  });

  test('leads to the dashboard while its own page does not exist', () => {
    expect(entryOf('?ppau', new Set(['/dashboard']))?.destination).toBe('/dashboard');
  });
});
