import { Trans, useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.ts';
import { TextField } from '../ui/text-field.tsx';
import { useOrganization } from './use-organization.ts';

interface OrgcodeFieldProps {
  label: string;
  value: string;
  onChange: (orgcode: string) => void;
}

/** The code of an organization; once one leaves the field it says whose it is. */
export function OrgcodeField(field: OrgcodeFieldProps) {
  const { t } = useTranslation('shared/person-fields');
  const { t: problem } = useTranslation('fields');
  const { list } = useFormat();
  const { found, isUnknown, isLooking, look } = useOrganization(field.value);
  return (
    <div>
      <TextField
        {...field}
        name="orgcode"
        autoComplete="off"
        spellCheck="false"
        onBlur={look}
        description={t('orgcode_description')}
        error={isUnknown ? problem('orgcode') : undefined}
      />
      <output className="mt-1.5 block text-small text-ink-2 empty:m-0">
        {isLooking && t('orgcode_checking')}
        {found && (
          <>
            <strong className="font-semibold text-ink">
              <Trans
                t={t}
                i18nKey="orgcode_found"
                values={{ name: found.name }}
                components={{ name: <bdi /> }}
              />
            </strong>{' '}
            {found.categories.length > 0 &&
              t('orgcode_assigns', { categories: list(found.categories) })}
          </>
        )}
      </output>
    </div>
  );
}
