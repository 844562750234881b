import type { notificationEndpoints } from '@stratum/contract/endpoints/notifications';
import {
  type DeliveryMode,
  deliveryModes,
  type NotificationChannel,
  type NotificationKind,
  notificationChannels,
  notificationChoices,
} from '@stratum/contract/notification-kinds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { KeepHyphenated } from '../../../shared/ui/heading.tsx';
import { ChevronIcon } from '../../../shared/ui/icons.tsx';
import { useIsWide } from '../../../shared/ui/use-is-wide.ts';
import { groupOf, type PreferenceGroup, preferenceGroups } from './preference-groups.ts';

type Row = RouteReply<
  (typeof notificationEndpoints)['getNotificationPreferences']
>['kinds'][number];
type Modes = { readonly [Channel in NotificationChannel]?: DeliveryMode };

interface PreferenceTableProps {
  rows: readonly Row[];
  onChange: (kind: NotificationKind, modes: Modes) => void;
}

/**
 * A kind a row, a channel a column, by what the kinds are about; on a narrower screen each kind is a
 * block of its own, and all groups but the first are folded.
 */
export function PreferenceTable({ rows, onChange }: PreferenceTableProps) {
  const { t } = useTranslation('features/profile/notifications');
  // A server may be a release ahead of its pages.
  const known = rows.filter(({ kind }) => kind in notificationChoices);
  return (
    <table className="w-full text-left text-ui max-md:block" aria-label={t('title')}>
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col" className="pb-2 text-label font-semibold text-ink-2">
            {t('what')}
          </th>
          {notificationChannels.map((channel) => (
            <th key={channel} scope="col" className="pb-2 pl-2 text-label font-semibold text-ink-2">
              {t(`channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      {preferenceGroups.map((group) => (
        <GroupRows
          key={group}
          group={group}
          rows={known.filter(({ kind }) => groupOf[kind] === group)}
          isFirst={group === preferenceGroups[0]}
          onChange={onChange}
        />
      ))}
    </table>
  );
}

interface GroupRowsProps extends PreferenceTableProps {
  group: PreferenceGroup;
  isFirst: boolean;
}

function GroupRows({ group, rows, isFirst, onChange }: GroupRowsProps) {
  const { t } = useTranslation('features/profile/notifications');
  const isWide = useIsWide();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? (isWide || isFirst);
  return (
    <tbody className="max-md:block">
      <tr className="border-t border-line max-md:block">
        <th scope="rowgroup" colSpan={1 + notificationChannels.length} className="p-0 max-md:block">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setChosen(!isOpen)}
            className="focus-ring flex min-h-12 w-full cursor-pointer items-center justify-between gap-3 rounded-sm font-semibold"
          >
            {t(`group.${group}`)}
            <ChevronIcon className={isOpen ? 'rotate-180' : ''} />
          </button>
        </th>
      </tr>
      {isOpen && rows.map((row) => <KindRow key={row.kind} row={row} onChange={onChange} />)}
    </tbody>
  );
}

interface KindRowProps {
  row: Row;
  onChange: PreferenceTableProps['onChange'];
}

function KindRow({ row, onChange }: KindRowProps) {
  const { t } = useTranslation('features/profile/notifications');
  return (
    <tr className="border-t border-line max-md:grid max-md:grid-cols-2 max-md:gap-x-3 max-md:py-4">
      <th scope="row" className="py-2 font-medium max-md:col-span-2 max-md:py-0">
        <KeepHyphenated>{t(`kind.${row.kind}`)}</KeepHyphenated>
      </th>
      {notificationChannels.map((channel) => (
        <Cell
          key={channel}
          row={row}
          channel={channel}
          onChange={(mode) => onChange(row.kind, { [channel]: mode })}
        />
      ))}
    </tr>
  );
}

interface CellProps {
  row: Row;
  channel: NotificationChannel;
  onChange: (mode: DeliveryMode) => void;
}

function Cell({ row, channel, onChange }: CellProps) {
  const { t } = useTranslation('features/profile/notifications');
  const name = t(`channel.${channel}`);
  const mode = row[channel];
  const choices: readonly DeliveryMode[] = notificationChoices[row.kind][channel];
  const isNever = choices.length === 1 && mode === 'off';
  return (
    <td
      className={`py-2 pl-2 ${isNever ? 'max-md:hidden' : 'max-md:block'} max-md:pb-0 max-md:pl-0`}
    >
      <span aria-hidden="true" className="block text-label text-ink-2 max-md:mb-1 md:hidden">
        {name}
      </span>
      {choices.length === 1 ? (
        <span className="text-label text-ink-2 max-md:text-ink">
          {t(isNever ? 'never' : 'always')}
        </span>
      ) : (
        <select
          aria-label={`${t(`kind.${row.kind}`)}, ${name}`}
          value={mode}
          onChange={({ target }) => {
            const chosen = deliveryModes.find((each) => each === target.value);
            if (chosen) onChange(chosen);
          }}
          className="field-box min-h-11 w-auto cursor-pointer px-2 text-label hover:border-ink-2 max-md:w-full"
        >
          {deliveryModes.map((each) => (
            <option key={each} value={each}>
              {t(`mode.${each}`)}
            </option>
          ))}
        </select>
      )}
    </td>
  );
}
