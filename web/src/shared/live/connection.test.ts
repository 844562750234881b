import { closeCodes } from '@stratum/contract/socket-protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ada } from '../../testing/ada.ts';
import { fakeSockets } from '../../testing/fake-sockets.ts';
import { createConnection, longestSilence } from './connection.ts';
import { reconnectDelay } from './reconnect-delay.ts';

const sockets = fakeSockets();
const ready = { type: 'ready', userId: ada.id } as const;
const networkGone = 1006;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function setUp(token: string | null = 'secret') {
  const onFrame = vi.fn();
  const onUnauthorized = vi.fn();
  const url = 'wss://stratum.test/api/v1/socket';
  const connection = createConnection({ url, readToken: () => token, onFrame, onUnauthorized });
  connection.open();
  return { connection, onFrame, onUnauthorized };
}

function newest() {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('No socket was opened');
  return socket;
}

test('the first frame carries the token, and what comes is handed on', () => {
  const { connection, onFrame } = setUp();
  newest().accept();
  expect(newest().sent).toEqual([{ type: 'authenticate', token: 'secret' }]);
  newest().deliver(ready);
  expect(onFrame).toHaveBeenCalledExactlyOnceWith(ready);
  connection.open();
  expect(sockets).toHaveLength(1);
});

test('nobody who is signed out is connected', () => {
  setUp(null);
  expect(sockets).toEqual([]);
});

test('a connection that is lost comes back after pauses that grow, and begin anew with success', () => {
  setUp();
  for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    const before = sockets.length;
    newest().endWith(networkGone);
    vi.advanceTimersByTime(pause - 1);
    expect(sockets).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(before + 1);
  }
  newest().accept();
  newest().deliver(ready);
  newest().endWith(closeCodes.slowReader);
  const before = sockets.length;
  vi.advanceTimersByTime(1_000);
  expect(sockets).toHaveLength(before + 1);
});

test.each([
  [networkGone, 1_000],
  [closeCodes.slowReader, 1_000],
  [closeCodes.restart, 2_000],
  [closeCodes.tooMuch, 30_000],
])(
  'clients closed with %i come back after different pauses, of %i ms to twice as long',
  (code, pause) => {
    expect(reconnectDelay(1, code, 0)).toBe(pause);
    expect(reconnectDelay(1, code, 0.5)).toBe(pause * 1.5);
    expect(reconnectDelay(1, code, 1)).toBe(pause * 2);
  },
);

test('one that says nothing for too long is given up; any frame shows that it lives', () => {
  setUp();
  newest().accept();
  vi.advanceTimersByTime(longestSilence - 1);
  newest().deliver({ type: 'heartbeat' });
  vi.advanceTimersByTime(longestSilence - 1);
  expect(newest().isClosed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(newest().isClosed).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(sockets).toHaveLength(2);
});

test('the end of the session is told with the token it was opened with, and ends the trying', () => {
  const { onUnauthorized } = setUp();
  newest().accept();
  newest().endWith(closeCodes.unauthorized, 'token_expired');
  expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('token_expired', 'secret');
  vi.runAllTimers();
  expect(sockets).toHaveLength(1);
});

test('with a network again nothing waits, and what there was is heard no more', () => {
  const { connection, onFrame } = setUp();
  const [first] = sockets;
  first?.accept();
  connection.renew();
  expect(sockets).toHaveLength(2);
  expect(first?.isClosed).toBe(true);
  first?.deliver(ready);
  expect(onFrame).not.toHaveBeenCalled();
  newest().endWith(networkGone);
  connection.renew();
  expect(sockets).toHaveLength(3);
  vi.advanceTimersByTime(1_000);
  expect(sockets).toHaveLength(3);
});

test('one that is closed stays closed, even while it was being opened', () => {
  const { connection } = setUp();
  connection.close();
  expect(newest().isClosed).toBe(false);
  newest().accept();
  expect(newest().isClosed).toBe(true);
  expect(newest().sent).toEqual([]);
  connection.renew();
  vi.runAllTimers();
  expect(sockets).toHaveLength(1);
  connection.open();
  expect(sockets).toHaveLength(2);
});
