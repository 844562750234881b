import type { CategorySlug } from '@stratum/contract/categories';
import { organizationLimits } from '@stratum/contract/console/organization-words';
import { consoleOrganizationEndpoints } from '@stratum/contract/endpoints/console-organizations';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { CategoriesField } from './categories-field.tsx';

interface AddOrganizationProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function AddOrganization(dialog: AddOrganizationProps) {
  const { t } = useTranslation('features/console/organizations');
  return (
    <Dialog title={t('add')} {...dialog} isDismissable={false}>
      {(close) => <AddForm close={close} />}
    </Dialog>
  );
}

function AddForm({ close }: { close: () => void }) {
  const { t } = useTranslation('features/console/organizations');
  const [name, setName] = useState('');
  const [orgcode, setOrgcode] = useState('');
  const [assignedCategories, setCategories] = useState<CategorySlug[]>([]);
  const add = useRouteMutation(consoleOrganizationEndpoints.addOrganization);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = orgcode.trim() === '' ? {} : { orgcode };
    add.mutate(
      { body: { name, assignedCategories, ...code } },
      {
        onSuccess: (made) => {
          toast.success(t('form.created', { name: made.name }));
          close();
        },
      },
    );
  };
  const fields = add.error?.fields ?? {};
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <TextField
        label={t('form.name')}
        value={name}
        onChange={setName}
        maxLength={organizationLimits.nameLength}
        autoFocus
        error={fields.name}
      />
      <TextField
        label={t('form.code_optional')}
        description={t('form.code_note')}
        value={orgcode}
        onChange={setOrgcode}
        maxLength={20}
        autoComplete="off"
        error={fields.orgcode}
      />
      <CategoriesField
        value={assignedCategories}
        onChange={setCategories}
        error={fields.assignedCategories && t('form.choose')}
      />
      <FormAlert failure={Object.keys(fields).length === 0 ? add.error : null} />
      <DialogActions>
        <Button tone="plain" onPress={close}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" isPending={add.isPending}>
          {t('form.create')}
        </Button>
      </DialogActions>
    </form>
  );
}
