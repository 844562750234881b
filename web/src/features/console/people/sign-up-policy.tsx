import { consoleEndpoints } from '@stratum/contract/console/endpoints';
import { type SignUpPolicy, signUpPolicies } from '@stratum/contract/console/sign-up-words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute, useRouteMutation } from '../../../shared/api/queries.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { ConfirmWithPassword } from '../confirm/confirm-with-password.tsx';

/** Who may open an account. */
export function SignUpPolicyPage() {
  const { t } = useTranslation('features/console/people');
  const rule = useRoute(consoleEndpoints.signUpPolicy, {}, { staleTime: 0 });
  return (
    <>
      <PageHeader heading={t('sign_up.title')}>{t('sign_up.intro')}</PageHeader>
      <QueryState reads={[rule]} name={t('sign_up.title')} skeleton={<Skeleton className="h-40" />}>
        {rule.data && <Choice key={rule.data.version} {...rule.data} />}
      </QueryState>
    </>
  );
}

interface ChoiceProps {
  policy: SignUpPolicy;
  version: number;
}

function Choice({ policy, version }: ChoiceProps) {
  const { t } = useTranslation('features/console/people');
  const [chosen, setChosen] = useState(policy);
  const [isAsking, setAsking] = useState(false);
  const change = useRouteMutation(consoleEndpoints.setSignUpPolicy);
  return (
    <div className="grid max-w-reading gap-5">
      <Select
        label={t('sign_up.who')}
        value={chosen}
        onChange={(value) => setChosen(signUpPolicies.find((each) => each === value) ?? policy)}
      >
        {signUpPolicies.map((each) => (
          <option key={each} value={each}>
            {t(`sign_up.policies.${each}.name`)}
          </option>
        ))}
      </Select>
      <Text tone="quiet">{t(`sign_up.policies.${chosen}.text`)}</Text>
      <p>
        <Button isDisabled={chosen === policy} onPress={() => setAsking(true)}>
          {t('sign_up.change')}
        </Button>
      </p>
      <ConfirmWithPassword
        title={t('sign_up.confirm_title')}
        confirm={t('sign_up.change')}
        tone="primary"
        isOpen={isAsking}
        onOpenChange={setAsking}
        act={change}
        input={(given) => ({ body: { ...given, policy: chosen, version } })}
        onDone={() => toast.success(t('sign_up.done'))}
      >
        <p className="text-ui">{t(`sign_up.policies.${chosen}.text`)}</p>
      </ConfirmWithPassword>
    </div>
  );
}
