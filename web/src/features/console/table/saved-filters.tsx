import { consoleEndpoints } from '@stratum/contract/console/endpoints';
import type { ConsoleListName } from '@stratum/contract/console/lists';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute, useRouteMutation } from '../../../shared/api/queries.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { Action, ActionMenu } from '../../../shared/ui/action-menu.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { ListStateControl } from './list-state.ts';

interface SavedFiltersProps {
  list: ConsoleListName;
  control: ListStateControl;
}

/** Ways in which this administrator has looked at the list before, by the names they gave them. */
export function SavedFilters({ list, control }: SavedFiltersProps) {
  const { t } = useTranslation('features/console');
  const kept = useRoute(consoleEndpoints.savedFilters, { query: { list } }).data?.items ?? [];
  const forget = useRouteMutation(consoleEndpoints.deleteFilter);
  const [isNaming, setNaming] = useState(false);
  const current = kept.find(({ state }) => isSame(state, control.state));
  const isNarrowed = Object.keys(control.state).length > 0;
  const show = (id: string) =>
    control.replace(kept.find((filter) => filter.id === id)?.state ?? {});
  return (
    <>
      {kept.length > 0 && (
        <Select label={t('table.saved')} className="w-44" value={current?.id ?? ''} onChange={show}>
          <option value="">{t('table.saved_none')}</option>
          {kept.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {(isNarrowed || current) && (
        <ActionMenu label={t('table.filter_actions')}>
          {current ? (
            <Action onAction={() => forget.mutate({ params: { filterId: current.id } })}>
              {t('table.forget', { name: current.name })}
            </Action>
          ) : (
            <Action onAction={() => setNaming(true)}>{t('table.save')}</Action>
          )}
        </ActionMenu>
      )}
      <NameDialog isOpen={isNaming} onOpenChange={setNaming} list={list} state={control.state} />
    </>
  );
}

function isSame(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) {
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return keys.length === others.length && keys.every((key) => one[key] === other[key]);
}

interface NameDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  list: ConsoleListName;
  state: Readonly<Record<string, string>>;
}

function NameDialog({ list, state, ...dialog }: NameDialogProps) {
  const { t } = useTranslation('features/console');
  return (
    <Dialog title={t('table.save_title')} {...dialog}>
      {(close) => <NameForm list={list} state={state} close={close} />}
    </Dialog>
  );
}

interface NameFormProps extends Pick<NameDialogProps, 'list' | 'state'> {
  close: () => void;
}

function NameForm({ list, state, close }: NameFormProps) {
  const { t } = useTranslation('features/console');
  const [name, setName] = useState('');
  const save = useRouteMutation(consoleEndpoints.saveFilter);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ body: { list, name, state } }, { onSuccess: close });
  };
  const error = save.error?.fields.name;
  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <TextField
        label={t('table.save_name')}
        value={name}
        onChange={setName}
        maxLength={60}
        autoFocus
        {...(error !== undefined && { error })}
      />
      <FormAlert failure={error === undefined ? save.error : null} />
      <DialogActions>
        <Button tone="plain" onPress={close}>
          {t('cancel')}
        </Button>
        <Button type="submit" isPending={save.isPending}>
          {t('table.save_confirm')}
        </Button>
      </DialogActions>
    </form>
  );
}
