import { dailyWinRoutes } from '@stratum/contract/daily-wins';
import { habits, ruleLength } from '@stratum/contract/habits';
import { type RulesChange, rulesChangeSchema, type WinRules } from '@stratum/contract/wins';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidateAfter } from '../../../shared/api/invalidate.ts';
import { useRoute } from '../../../shared/api/queries.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { RouteForm } from '../../../shared/forms/route-form.tsx';
import { useRouteForm } from '../../../shared/forms/use-route-form.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogActions } from '../../../shared/ui/dialog.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { type RuleTexts, rulesDiff, ruleTexts } from './rule-texts.ts';

const { getDailyWinRules, putDailyWinRules } = dailyWinRoutes;

/** The own rule of each habit, as it will be from tomorrow on. */
export default function RulesForm({ onClose }: { onClose: () => void }) {
  // Read anew each time: the fields begin with what is known as they open, and keep that.
  const rules = useRoute(getDailyWinRules, { query: {} }, { gcTime: 0 });
  return (
    <QueryState reads={[rules]} skeleton={<Skeleton className="h-80" />}>
      {rules.data && <RuleFields rules={rules.data.rules} onClose={onClose} />}
    </QueryState>
  );
}

function RuleFields({ rules, onClose }: { rules: WinRules; onClose: () => void }) {
  const { t } = useTranslation('features/daily-wins');
  const format = useFormat();
  const client = useQueryClient();
  const [before] = useState(() => ruleTexts(rules));
  const [values, setValues] = useState<RuleTexts>(before);
  const form = useRouteForm(
    { body: rulesChangeSchema, idempotent: true },
    {
      values,
      bodyOf: (typed) => rulesDiff(before, typed),
      send: async (changed: RulesChange, options) => {
        if (Object.keys(changed).length > 0) {
          const body = { rules: changed };
          const { rules: saved } = await callRoute(putDailyWinRules, { body }, options);
          void invalidateAfter(putDailyWinRules, client);
          if (habits.some((habit) => habit in changed && saved[habit].next !== null))
            toast.info(t('rules.changed'));
        }
        onClose();
      },
    },
  );
  return (
    <RouteForm form={form}>
      <Text tone="quiet">{t('rules.text')}</Text>
      {habits.map((habit) => {
        const { next } = rules[habit];
        return (
          <TextField
            key={habit}
            name={habit}
            label={t(`habit.${habit}`)}
            placeholder={t('rules.such_as', { rule: t(`rules.example.${habit}`) })}
            description={next ? t('rules.from', { day: format.calendarDay(next.from) }) : ''}
            maxLength={ruleLength}
            value={values[habit]}
            onChange={(text) => setValues({ ...values, [habit]: text })}
          />
        );
      })}
      <FormAlert failure={form.failure} others={form.others} />
      <DialogActions>
        <Button tone="plain" onPress={onClose}>
          {t('rules.cancel')}
        </Button>
        <Button type="submit" isPending={form.isSending}>
          {t('rules.save')}
        </Button>
      </DialogActions>
    </RouteForm>
  );
}
