import type { Person } from '@stratum/contract/console/people';
import { peopleEndpoints } from '@stratum/contract/console/people-endpoints';
import { viewMinutes } from '@stratum/contract/viewing';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { EyeIcon } from '../../../shared/ui/icons.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { ActAlert } from '../confirm/confirm-with-password.tsx';

/** Asks why an administrator wants to see the product as somebody, and for how long. */
export function ViewAs({ person }: { person: Person }) {
  const { t } = useTranslation('features/console/viewing');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="ghost" size="small" onPress={() => setOpen(true)}>
        <EyeIcon />
        {t('ask.name')}
      </Button>
      <Dialog
        title={t('ask.title', { name: person.first_name })}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDismissable={false}
      >
        {(close) => <ViewForm person={person} close={close} />}
      </Dialog>
    </>
  );
}

interface ViewFormProps {
  person: Person;
  close: () => void;
}

function ViewForm({ person, close }: ViewFormProps) {
  const { t } = useTranslation(['features/console/viewing', 'features/console']);
  const [reason, setReason] = useState('');
  const [minutes, setMinutes] = useState<(typeof viewMinutes)[number]>(viewMinutes[0]);
  const begin = useRouteMutation(peopleEndpoints.viewAsPerson);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    begin.mutate({ params: { userId: person.id }, body: { reason, minutes } });
  };
  if (begin.data) return <Ready person={person} view={begin.data} close={close} />;
  const error = begin.error?.fields.reason;
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <p className="text-ui">{t('ask.text')}</p>
      <TextArea
        label={t('features/console:confirm.reason')}
        description={t('ask.reason_is_told')}
        value={reason}
        onChange={setReason}
        maxLength={300}
        {...(error !== undefined && { error })}
      />
      <Select
        label={t('ask.minutes')}
        value={String(minutes)}
        onChange={(value) =>
          setMinutes(viewMinutes.find((each) => String(each) === value) ?? viewMinutes[0])
        }
      >
        {viewMinutes.map((each) => (
          <option key={each} value={each}>
            {t('ask.for', { count: each })}
          </option>
        ))}
      </Select>
      <ActAlert failure={error === undefined ? begin.error : null} />
      <DialogActions>
        <Button tone="plain" onPress={close}>
          {t('features/console:cancel')}
        </Button>
        <Button type="submit" isPending={begin.isPending}>
          {t('ask.begin')}
        </Button>
      </DialogActions>
    </form>
  );
}

interface ReadyProps extends ViewFormProps {
  view: { readonly token: string; readonly expiresAt: string };
}

/** The way into a tab of its own, whose storage is apart from this one's. */
function Ready({ person, view, close }: ReadyProps) {
  const { t } = useTranslation('features/console/viewing');
  const { token, expiresAt } = view;
  const facts = { token, expiresAt, userId: person.id, name: person.first_name };
  return (
    <div className="grid gap-5">
      <p className="text-ui">{t('ask.ready')}</p>
      <DialogActions>
        <ButtonLink
          to={`/admin/view#${new URLSearchParams(facts)}`}
          target="_blank"
          rel="noopener"
          onClick={close}
        >
          {t('ask.open')}
        </ButtonLink>
      </DialogActions>
    </div>
  );
}
