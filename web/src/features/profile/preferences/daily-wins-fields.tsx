import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { latestDayStart } from '@stratum/contract/habits';
import type { Profile } from '@stratum/contract/person';
import { addDays, type Weekday, weekdayOf } from '@stratum/contract/plain-days';
import { useTranslation } from 'react-i18next';
import { patchReply } from '../../../shared/api/optimistic.ts';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { CheckinReminder } from './checkin-reminder.tsx';

const hours = Array.from({ length: latestDayStart + 1 }, (_, hour) => hour);
const aMonday = '2026-11-23';
const week = Array.from({ length: 7 }, (_, index) => addDays(aMonday, index));

/** The hour and the weekdays; each change takes effect at once. */
export default function DailyWinsFields({ profile }: { profile: Profile }) {
  const { t } = useTranslation('features/profile');
  const format = useFormat();
  const change = useRouteMutation(profileEndpoints.updateProfile, {
    inOrder: true,
    optimistic: ({ body }) => [
      patchReply(profileEndpoints.profileInfo, {}, (known) => ({
        ...known,
        dayStartHour: body?.dayStartHour ?? known.dayStartHour,
        restWeekdays: body?.restWeekdays ?? known.restWeekdays,
      })),
    ],
  });
  const { dayStartHour, restWeekdays } = profile;
  const setRest = (weekday: Weekday, isRest: boolean) => {
    const others = restWeekdays.filter((each) => each !== weekday);
    change.mutate({ body: { restWeekdays: isRest ? [...others, weekday] : others } });
  };
  return (
    <>
      <div className="grid gap-7">
        <CheckinReminder />
        <Select
          label={t('wins.day_start')}
          value={String(dayStartHour)}
          onChange={(hour) => change.mutate({ body: { dayStartHour: Number(hour) } })}
          className="max-w-60"
        >
          {hours.map((hour) => (
            <option key={hour} value={hour}>
              {format.hour(hour)}
            </option>
          ))}
        </Select>
        <fieldset>
          <legend className="mb-1.5 text-label font-semibold">{t('wins.rest')}</legend>
          <div className="flex flex-wrap gap-x-6 gap-y-1">
            {week.map((day) => (
              <Checkbox
                key={day}
                isSelected={restWeekdays.includes(weekdayOf(day))}
                onChange={(isRest) => setRest(weekdayOf(day), isRest)}
              >
                {format.weekday(day)}
              </Checkbox>
            ))}
          </div>
          <p className="mt-2 text-small text-ink-2">{t('wins.rest_note')}</p>
        </fieldset>
      </div>
      <p role="alert" className="mt-2 text-small font-medium text-danger empty:hidden">
        {change.error?.message}
      </p>
    </>
  );
}
