import type { OrderDetails } from '@stratum/contract/shop/order';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../../shared/ui/heading.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { PathList } from './path-list.tsx';
import { PathRidge } from './path-ridge.tsx';
import { pathOf } from './path-steps.ts';
import { useArrival } from './use-arrival.ts';

/** When it arrives, over the ridge of its five steps; upright on a phone. */
export function OrderHead({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('features/shop');
  const { heading, line } = useArrival(order);
  const path = pathOf(order);
  return (
    <section className="sky relative overflow-hidden rounded-card border border-line">
      <div className="relative px-6 pt-6 md:absolute md:px-10 md:pt-9">
        <Text size="label" tone="quiet">
          {t('number', { number: order.orderNumber })}
        </Text>
        <Heading level={1} size="large">
          {heading}
        </Heading>
        <Text size="lead" tone="quiet" className="mt-2 first-letter:uppercase">
          {line}
        </Text>
      </div>
      <PathRidge path={path} className="max-md:hidden" />
      <PathList path={path} className="px-6 py-6 md:sr-only" />
    </section>
  );
}
