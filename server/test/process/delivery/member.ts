import { setTimeout as pause } from 'node:timers/promises';
import type { GroupId } from '@stratum/contract/ids';
import { type ServerFrame, serverFrameSchema } from '@stratum/contract/socket';
import type { WebSocket } from 'ws';
import { openSocket } from './open-socket.ts';
import { createRecord, type Told } from './record.ts';
import type { Person } from './seed-delivery.ts';

/** Messages that wait for their acknowledgement at once. */
const inFlight = 4;
/** Milliseconds after which a message that nobody answers is sent again by another connection. */
const patience = 10_000;
/** How often a connection is cut in the moment in which something is sent. */
const cutRate = 0.03;

/** One who sends and follows, over connections that break. */
export interface Member extends Told {
  readonly person: Person;
  /** Connections that were opened. */
  connections(): number;
  /** Sends so many messages, each until it is acknowledged. */
  send(count: number): Promise<void>;
  end(): Promise<void>;
}

/** @param address of one of the servers, whether it runs or not */
export function createMember(
  person: Person,
  groupIds: readonly GroupId[],
  address: () => string,
): Member {
  const { hear, ...record } = createRecord(groupIds);
  const waiting = new Map<string, { readonly frame: string; readonly done: () => void }>();
  let socket: WebSocket | null = null;
  let connections = 0;
  const over = new AbortController();
  const answer = (frame: ServerFrame) => {
    hear(frame);
    if (frame.type === 'message_stored') {
      waiting.get(frame.clientId)?.done();
      waiting.delete(frame.clientId);
    }
    // The database is away: another connection asks again.
    if (frame.type === 'error') socket?.terminate();
  };
  const connect = async () => {
    const opened = await openSocket(address(), person.token);
    if (!opened) return;
    socket = opened.socket;
    connections += 1;
    opened.socket.on('message', (data: Buffer) =>
      answer(serverFrameSchema.parse(JSON.parse(data.toString('utf8')))),
    );
    const from = groupIds.map((id) => [id, record.told.get(id)?.at(-1)?.timetoken ?? '0']);
    socket.send(JSON.stringify({ type: 'resume', groups: Object.fromEntries(from) }));
    for (const { frame } of waiting.values()) socket.send(frame);
    await opened.closed;
    socket = null;
  };
  const connecting = untilAborted(over.signal, connect);
  const sendOne = async (groupId: GroupId, clientId: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const frame = frameOf(groupId, clientId);
    waiting.set(clientId, { frame, done: resolve });
    socket?.send(frame);
    if (Math.random() < cutRate) socket?.terminate();
    const late = setInterval(() => socket?.terminate(), patience);
    await promise;
    clearInterval(late);
  };
  return {
    person,
    ...record,
    connections: () => connections,
    send: (count) =>
      inTurns(count, async (turn) => {
        const groupId = groupIds[Math.floor(Math.random() * groupIds.length)];
        if (groupId) await sendOne(groupId, `${person.id}-${turn}`);
      }),
    async end() {
      over.abort();
      socket?.terminate();
      await connecting;
    },
  };
}

/** Does something so many times, some of them at once. */
async function inTurns(count: number, work: (turn: number) => Promise<void>): Promise<void> {
  let begun = 0;
  const workInTurn = async () => {
    while (begun < count) {
      begun += 1;
      await work(begun);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, workInTurn));
}

async function untilAborted(signal: AbortSignal, connect: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await connect();
    await pause(10 + 90 * Math.random());
  }
}

function frameOf(groupId: GroupId, clientId: string): string {
  const message = { clientId, type: 'text', body: `Said once: ${clientId}` };
  return JSON.stringify({ type: 'send_message', groupId, message });
}
