import type { Profile } from '@stratum/contract/person';
import { useState } from 'react';
import { EmailCodesForm } from './email-codes-form.tsx';
import { NewEmailForm } from './new-email-form.tsx';
import type { PendingChange } from './pending-change.ts';

interface EmailChangeProps {
  profile: Profile;
  onChanged: (email: string) => void;
  onCancel: () => void;
}

/** First the new address, then the codes that were mailed; what was typed stays on the way back. */
export default function EmailChange({ profile, onChanged, onCancel }: EmailChangeProps) {
  const [typed, setTyped] = useState({ password: '', email: '' });
  const [pending, setPending] = useState<PendingChange | null>(null);
  if (pending) {
    return (
      <EmailCodesForm
        currentEmail={profile.email}
        pending={pending}
        onResent={setPending}
        onChanged={onChanged}
        onBack={() => setPending(null)}
        onCancel={onCancel}
      />
    );
  }
  return (
    <NewEmailForm
      profile={profile}
      typed={typed}
      onType={setTyped}
      onStarted={setPending}
      onCancel={onCancel}
    />
  );
}
