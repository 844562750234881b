import type { Profile } from '@stratum/contract/person';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BirthDateField } from '../../../shared/person-fields/birth-date-field.tsx';
import { GenderField } from '../../../shared/person-fields/gender-field.tsx';
import { OrgcodeField } from '../../../shared/person-fields/orgcode-field.tsx';
import { PlaceFields } from '../../../shared/person-fields/place-fields.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { PersonFields } from './person-change.ts';
import { TimeZoneField } from './time-zone-field.tsx';

interface PersonFieldsetProps {
  profile: Profile;
  fields: PersonFields;
  onChange: (typed: Partial<PersonFields>) => void;
}

/** The fields in three groups: who, where, and with whom. */
export function PersonFieldset(props: PersonFieldsetProps) {
  const { t } = useTranslation('features/profile/edit');
  const { t: label } = useTranslation('shared/person-fields');
  const { profile, fields, onChange } = props;
  return (
    <>
      <Group title={t('you')}>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
          <TextField
            label={t('first_name')}
            name="first_name"
            autoComplete="given-name"
            value={fields.first_name}
            onChange={(first_name) => onChange({ first_name })}
          />
          <TextField
            label={t('last_name')}
            name="last_name"
            autoComplete="family-name"
            value={fields.last_name}
            onChange={(last_name) => onChange({ last_name })}
          />
        </div>
        <GenderField
          label={label('gender')}
          value={fields.gender}
          onChange={(gender) => onChange({ gender })}
        />
        <BirthDateField
          label={label('birth_date')}
          value={fields.birthDate}
          onChange={(birthDate) => onChange({ birthDate })}
        />
        <Phone {...props} />
      </Group>
      <Group title={t('place')}>
        <PlaceFields value={fields} onChange={onChange} label={label} />
        <TimeZoneField
          kept={profile.timeZone}
          value={fields.timeZone}
          onChange={(timeZone) => onChange({ timeZone })}
        />
      </Group>
      <Group title={t('organization')}>
        <OrgcodeField
          label={label('orgcode')}
          value={fields.orgcode}
          onChange={(orgcode) => onChange({ orgcode })}
        />
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-12 gap-y-6 border-t border-line py-10 md:grid-cols-3">
      <h2 className="text-lead font-semibold">{title}</h2>
      <div className="grid max-w-reading gap-5 md:col-span-2">{children}</div>
    </section>
  );
}

/** Consent to text messages is given for a number: another one begins without. */
function Phone({ profile, fields, onChange }: PersonFieldsetProps) {
  const { t } = useTranslation('features/profile/edit');
  const { t: label } = useTranslation('shared/person-fields');
  const endsTexts = profile.smsNotification && fields.phone.trim() !== (profile.phone ?? '');
  return (
    <div>
      <TextField
        name="phone"
        type="tel"
        autoComplete="tel"
        label={label('phone')}
        value={fields.phone}
        onChange={(phone) => onChange({ phone })}
      />
      <output className="mt-1.5 block text-small text-ink-2 empty:hidden">
        {endsTexts && t('ends_texts')}
      </output>
    </div>
  );
}
