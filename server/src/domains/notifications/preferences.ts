import {
  type NotificationKind,
  notificationChannels,
  notificationChoices,
} from '@stratum/contract/notification-kinds';
import type {
  NotificationPreferences,
  PreferencesChange,
} from '@stratum/contract/notification-preferences';
import type { Transaction } from '../../platform/database.ts';
import type { Caller } from '../../platform/http/call.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { lockPerson } from '../accounts/index.ts';
import { rescheduleDigests } from './digest.ts';
import { defaultPreferences, modeOf, type Preferences } from './modes.ts';
import type { Deps } from './notifications.ts';
import { findPreferences, savePreferences } from './preferences-store.ts';
import type { ChosenModes } from './tables.ts';
import { digestMails, type Subscription } from './unsubscribe.ts';

const kinds = Object.keys(notificationChoices) as NotificationKind[];

export async function readPreferences({ db }: Pick<Deps, 'db'>, { userId }: Caller) {
  return toReply((await findPreferences(db, userId)) ?? defaultPreferences);
}

/** Changes what is named, under a row lock: two devices do not undo each other. */
export async function changePreferences(
  { db, clock }: Deps,
  { userId }: Pick<Caller, 'userId'>,
  change: PreferencesChange,
): Promise<NotificationPreferences> {
  return inTransaction(db, async (tx) => {
    const { timeZone } = await lockPerson(tx, userId);
    const before = (await findPreferences(tx, userId)) ?? defaultPreferences;
    const {
      quietHours = before.quietHours,
      digestTime = before.digestTime,
      showOthersInPushes = before.showOthersInPushes,
    } = change;
    const modes = mergeModes(before.modes, change.kinds);
    const preferences = { modes, quietHours, digestTime, showOthersInPushes };
    await savePreferences(tx, { userId, ...preferences });
    if (digestTime !== before.digestTime) {
      await rescheduleDigests(tx, { id: userId, timeZone, preferences }, clock.now());
    }
    return toReply(preferences);
  });
}

/** Moves the digests to come to their time in another zone. */
export async function moveDigests(
  tx: Transaction,
  { userId, timeZone }: Pick<Caller, 'userId' | 'timeZone'>,
  now: Date,
): Promise<void> {
  const preferences = (await findPreferences(tx, userId)) ?? defaultPreferences;
  await rescheduleDigests(tx, { id: userId, timeZone, preferences }, now);
}

/** Ends mails of a kind, or all that come as a digest. */
export async function endMails(deps: Deps, { userId, what }: Subscription): Promise<void> {
  const preferences = (await findPreferences(deps.db, userId)) ?? defaultPreferences;
  const ended = kinds.filter((kind) =>
    what === digestMails ? modeOf(preferences, kind, 'email') === 'digest' : kind === what,
  );
  await changePreferences(
    deps,
    { userId },
    { kinds: ended.map((kind) => ({ kind, email: 'off' })) },
  );
}

function mergeModes(before: ChosenModes, changes: PreferencesChange['kinds'] = []): ChosenModes {
  return changes.reduce((modes: ChosenModes, { kind, ...change }) => {
    const named = notificationChannels.filter((channel) => change[channel] !== undefined);
    const chosen = Object.fromEntries(named.map((channel) => [channel, change[channel]]));
    return { ...modes, [kind]: { ...modes[kind], ...chosen } };
  }, before);
}

function toReply(preferences: Preferences): NotificationPreferences {
  return {
    kinds: kinds.map((kind) => ({
      kind,
      in_app: modeOf(preferences, kind, 'in_app'),
      email: modeOf(preferences, kind, 'email'),
      push: modeOf(preferences, kind, 'push'),
      sms: modeOf(preferences, kind, 'sms'),
    })),
    quietHours: preferences.quietHours,
    digestTime: preferences.digestTime,
    showOthersInPushes: preferences.showOthersInPushes,
  };
}
