import { organizationLimits } from '@stratum/contract/console/organization-words';
import type { AdministeredOrganization } from '@stratum/contract/console/organizations';
import { consoleOrganizationEndpoints } from '@stratum/contract/endpoints/console-organizations';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { ActAlert } from '../confirm/confirm-with-password.tsx';
import { Section } from '../people/section.tsx';
import { CategoriesField } from './categories-field.tsx';

/** Its name, and what its people assess. */
export function Settings({ organization }: { organization: AdministeredOrganization }) {
  const { t } = useTranslation('features/console/organizations');
  const [name, setName] = useState(organization.name);
  const [assignedCategories, setCategories] = useState(organization.assignedCategories);
  const save = useRouteMutation(consoleOrganizationEndpoints.changeOrganization);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { id: organizationId, version } = organization;
    save.mutate(
      { params: { organizationId }, body: { name, assignedCategories, version } },
      { onSuccess: () => toast.success(t('form.saved')) },
    );
  };
  const fields = save.error?.fields ?? {};
  return (
    <Section heading={t('one.settings')}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <TextField
          label={t('form.name')}
          value={name}
          onChange={setName}
          maxLength={organizationLimits.nameLength}
          error={fields.name}
        />
        <CategoriesField
          value={assignedCategories}
          onChange={setCategories}
          error={fields.assignedCategories && t('form.choose')}
        />
        <ActAlert failure={Object.keys(fields).length === 0 ? save.error : null} />
        <div>
          <Button type="submit" tone="ghost" isPending={save.isPending}>
            {t('form.save')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
