import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { groupLimits } from '@stratum/contract/group-rules';
import type { GroupId } from '@stratum/contract/ids';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { useFailureText } from '../../../shared/forms/form-alert.tsx';
import { useUnsentWork } from '../../../shared/session/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { AddressField } from './address-field.tsx';
import { markRefused, type TypedAddress, withAddresses } from './typed-addresses.ts';

const nothing = { addresses: [] as TypedAddress[], text: '' };

/** Invites one address or many; the answer is the same for one with an account and one without. */
export function InviteForm({ groupId }: { groupId: GroupId }) {
  const { t } = useTranslation('features/groups/invite');
  const failureText = useFailureText();
  const invite = useRouteMutation(groupEndpoints.inviteMembers);
  const [typed, setTyped] = useState(nothing);
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState(0);
  useUnsentWork(typed.addresses.length > 0, t('work'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const addresses = withAddresses(typed.addresses, typed.text);
    setTyped({ addresses, text: '' });
    setSent(0);
    const found = problemOf(addresses);
    setProblem(found && t(found, { most: groupLimits.addressesAtOnce }));
    if (found !== undefined || addresses.some(({ isWrong }) => isWrong)) return;
    const emails = addresses.map(({ email }) => email);
    invite.mutate(
      { body: { ppauGroupId: groupId, emails } },
      {
        onSuccess: ({ invitations }) => {
          setTyped(nothing);
          setSent(invitations.length);
        },
        onError: (error) => {
          setTyped({ addresses: markRefused(addresses, error.fields), text: '' });
          setProblem(error.code === 'conflict' ? t('too_many_pending') : failureText(error));
        },
      },
    );
  };
  return (
    // React Aria's form says what is wrong at fields of its own; this one has a sentence for several.
    <form noValidate onSubmit={submit} className="grid gap-3">
      <AddressField
        {...typed}
        problem={problem}
        onChange={(change) => {
          setTyped(change);
          setProblem(undefined);
        }}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" isPending={invite.isPending}>
          {t('invite')}
        </Button>
        <p role="status" className="text-label text-ink-2 empty:hidden">
          {sent > 0 && t('sent', { count: sent })}
        </p>
      </div>
    </form>
  );
}

function problemOf(addresses: readonly TypedAddress[]): 'none_typed' | 'too_many' | undefined {
  if (addresses.length === 0) return 'none_typed';
  return addresses.length > groupLimits.addressesAtOnce ? 'too_many' : undefined;
}
