import {
  type DeliveryMode,
  defaultDigestTime,
  defaultQuietHours,
  type NotificationChannel,
  type NotificationKind,
  notificationChoices,
} from '@stratum/contract/notification-kinds';
import type { PreferencesRow } from './tables.ts';

export type Preferences = Omit<PreferencesRow, 'userId'>;

/** Of those who have chosen nothing. */
export const defaultPreferences: Preferences = {
  modes: {},
  quietHours: defaultQuietHours,
  digestTime: defaultDigestTime,
  showOthersInPushes: false,
};

/** How a kind reaches a person by a channel: as they have chosen, where it can be chosen. */
export function modeOf(
  { modes }: Preferences,
  kind: NotificationKind,
  channel: NotificationChannel,
): DeliveryMode {
  const choices: readonly [DeliveryMode, ...DeliveryMode[]] = notificationChoices[kind][channel];
  const chosen = modes[kind]?.[channel];
  return chosen !== undefined && choices.includes(chosen) ? chosen : choices[0];
}
