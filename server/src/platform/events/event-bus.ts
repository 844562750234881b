import type { Log } from '../log.ts';
import type { Signal } from './signal.ts';

type Listener<Heard> = (heard: Heard) => void;
type Unsubscribe = () => void;

/** Carries signals from committed transactions to who listens in this process. */
export interface EventBus {
  /** Delivers what this process has committed. */
  publish(signals: readonly Signal[]): void;
  /**
   * Takes the next place in the order of delivery, for a commit that is about to be sent: a transaction
   * that waited for another one's locks sends its own later, but may be answered sooner.
   * @returns delivers in that place; nothing where the commit failed
   */
  reserve(): (signals: readonly Signal[]) => void;
  /** Delivers what another process has published. */
  receive(signals: readonly Signal[]): void;
  /** Hears every signal. A listener that throws is logged, and nothing else comes of it. */
  subscribe(listener: Listener<Signal>): Unsubscribe;
  /** Hears what this process publishes, to pass it on to others. */
  subscribeToOwn(listener: Listener<readonly Signal[]>): Unsubscribe;
}

export function createEventBus(log: Log): EventBus {
  const all = new Set<Listener<Signal>>();
  const own = new Set<Listener<readonly Signal[]>>();
  const tell = <Heard>(listeners: ReadonlySet<Listener<Heard>>, heard: Heard) => {
    for (const listener of listeners) {
      try {
        listener(heard);
      } catch (error) {
        // What was committed stays committed, and its call is answered.
        log.error({ err: error }, 'a listener to events failed');
      }
    }
  };
  const receive = (signals: readonly Signal[]) => {
    for (const signal of signals) tell(all, signal);
  };
  const places: { signals: readonly Signal[] | null }[] = [];
  const deliverInOrder = () => {
    for (let first = places[0]; first?.signals; first = places[0]) {
      places.shift();
      receive(first.signals);
      if (first.signals.length > 0) tell(own, first.signals);
    }
  };
  const reserve = () => {
    const place: { signals: readonly Signal[] | null } = { signals: null };
    places.push(place);
    return (signals: readonly Signal[]) => {
      place.signals = signals;
      deliverInOrder();
    };
  };
  return {
    publish: (signals) => reserve()(signals),
    reserve,
    receive,
    subscribe: (listener) => subscribeTo(all, listener),
    subscribeToOwn: (listener) => subscribeTo(own, listener),
  };
}

function subscribeTo<Heard>(listeners: Set<Listener<Heard>>, listener: Listener<Heard>) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
