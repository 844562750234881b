import type { Person } from '@stratum/contract/console/people';
import { peopleEndpoints } from '@stratum/contract/console/people-endpoints';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { type Confirmation, ConfirmWithPassword } from '../confirm/confirm-with-password.tsx';

export type ActName = 'block' | 'unblock' | 'to_admin' | 'to_user' | 'export' | 'deletion';

interface PersonActDialogProps {
  person: Person;
  act: ActName | null;
  close: () => void;
}

/** Says what the act does, and has it confirmed. */
export function PersonActDialog({ person, act, close }: PersonActDialogProps) {
  const { t } = useTranslation('features/console/people');
  const name = act ?? 'block';
  const params = { userId: person.id };
  const input = (body: Confirmation) => ({ params, body });
  const acts = useActs();
  const shown = {
    title: t(`acts.${name}.title`, { name: `${person.first_name} ${person.last_name}` }),
    confirm: t(`acts.${name}.name`),
    isOpen: act !== null,
    onOpenChange: (isOpen: boolean) => !isOpen && close(),
    onDone: () => toast.success(t(`acts.${name}.done`)),
    tone: name === 'block' || name === 'deletion' ? ('danger' as const) : ('primary' as const),
    children: <p className="text-ui">{t(`acts.${name}.text`)}</p>,
  };
  switch (name) {
    case 'block':
      return <ConfirmWithPassword {...shown} act={acts.block} input={input} />;
    case 'unblock':
      return <ConfirmWithPassword {...shown} act={acts.unblock} input={input} />;
    case 'export':
      return <ConfirmWithPassword {...shown} act={acts.begin} input={input} />;
    case 'deletion':
      return <ConfirmWithPassword {...shown} act={acts.plan} input={input} />;
    default: {
      const role = name === 'to_admin' ? ('admin' as const) : ('user' as const);
      const withRole = (given: Confirmation) => ({ params, body: { ...given, role } });
      return <ConfirmWithPassword {...shown} act={acts.changeRole} input={withRole} />;
    }
  }
}

function useActs() {
  return {
    block: useRouteMutation(peopleEndpoints.blockAccount),
    unblock: useRouteMutation(peopleEndpoints.unblockAccount),
    begin: useRouteMutation(peopleEndpoints.exportPerson),
    plan: useRouteMutation(peopleEndpoints.deletePerson),
    changeRole: useRouteMutation(peopleEndpoints.changePersonRole),
  };
}
