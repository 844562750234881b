import { dailyWinRoutes } from '@stratum/contract/daily-wins';
import { ruleLength } from '@stratum/contract/habits';
import type { Module } from '@stratum/contract/performance';
import { rulesChangeSchema } from '@stratum/contract/wins';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidateAfter } from '../../../shared/api/invalidate.ts';
import { useRoute } from '../../../shared/api/queries.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { RouteForm } from '../../../shared/forms/route-form.tsx';
import { useRouteForm } from '../../../shared/forms/use-route-form.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogActions } from '../../../shared/ui/dialog.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { useAct } from '../use-act.ts';

const { getDailyWinRules, putDailyWinRules } = dailyWinRoutes;

interface RuleFormProps {
  module: Module;
  rule: NonNullable<Module['rule']>;
  onClose: () => void;
}

/** What yes means for a habit from now on. */
export function RuleForm({ module, rule: { habit, text }, onClose }: RuleFormProps) {
  const { t } = useTranslation('pages/performance-module-videos');
  const [values, setValues] = useState({ [habit]: text });
  const own = useRoute(getDailyWinRules, { query: {} }).data?.rules[habit];
  const before = own?.next?.text ?? own?.text;
  const { mark } = useAct(module);
  const form = useRouteForm(
    { body: rulesChangeSchema, idempotent: true },
    {
      values,
      send: async (rules, options) => {
        await callRoute(putDailyWinRules, { body: { rules } }, options);
        void invalidateAfter(putDailyWinRules);
        mark(true);
        toast.success(t('apply.rule.done'));
        onClose();
      },
    },
  );
  return (
    <RouteForm form={form}>
      <TextArea
        name={habit}
        rows={1}
        label={t('apply.rule.field')}
        description={before ? t('apply.rule.replaces', { rule: before }) : t('apply.rule.when')}
        maxLength={ruleLength}
        value={values[habit] ?? ''}
        onChange={(typed) => setValues({ [habit]: typed.replaceAll('\n', ' ') })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          form.submit();
        }}
      />
      <FormAlert failure={form.failure} others={form.others} />
      <DialogActions>
        <Button type="submit" isPending={form.isSending}>
          {t('apply.submit')}
        </Button>
      </DialogActions>
    </RouteForm>
  );
}
