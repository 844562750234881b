import type { Profile } from '@stratum/contract/person';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { PictureButton } from '../picture/picture-button.tsx';

interface ProfileHeadProps {
  profile: Profile;
  /** The person's level, which another feature knows. */
  level?: ReactNode;
}

/** Who somebody is at a glance. */
export function ProfileHead({ profile, level }: ProfileHeadProps) {
  const { t } = useTranslation('features/profile');
  const format = useFormat();
  return (
    <header className="flex flex-wrap items-center gap-x-8 gap-y-6 pb-10">
      <PictureButton profile={profile} />
      <div className="min-w-0 flex-1 basis-64">
        <Heading level={1} className="break-words">
          <bdi>
            {profile.first_name} {profile.last_name}
          </bdi>
        </Heading>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ui text-ink-2">
          <Place {...profile} />
          {profile.organization && (
            <li>
              <bdi>{profile.organization.name}</bdi>
            </li>
          )}
          <li>
            {t('head.member_since', { month: format.monthYear(profile.createdAt.slice(0, 7)) })}
          </li>
        </ul>
      </div>
      {level}
    </header>
  );
}

/** “Lyon, France” as far as it is known. */
function Place({ city, state, country }: Pick<Profile, 'city' | 'state' | 'country'>) {
  const format = useFormat();
  const town = city ?? state;
  if (!town && !country) return null;
  return (
    <li>
      {town && <bdi>{town}</bdi>}
      {town && country && ', '}
      {country && format.country(country)}
    </li>
  );
}
