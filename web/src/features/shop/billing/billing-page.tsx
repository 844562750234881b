import { orderEndpoints } from '@stratum/contract/endpoints/orders';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useRoute } from '../../../shared/api/queries.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { PageTitle } from '../../../shared/ui/page-header.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { emptyAddress, useOrderDraft } from '../order-draft.ts';
import { useProduct } from '../product/use-product.ts';
import { productPath } from '../shop-path.ts';
import { namesState } from './address/address-body.ts';
import { DeliveryStep } from './delivery-step.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { ReviewStep } from './review-step.tsx';
import { readStep, type Step } from './steps.ts';

// Its form brings the schema library, which the other steps do without.
const AddressStep = lazy(async () => ({
  default: (await import('./address/address-step.tsx')).AddressStep,
}));

/** §2: where it goes, when and how it is paid, and the order itself. The address keeps the step. */
export default function BillingPage() {
  const { t } = useTranslation('features/shop/billing');
  const draft = useOrderDraft();
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {draft.items.length === 0 ? (
        <div className="wrap py-12">
          <EmptyState level={1} heading={t('empty.heading')} text={t('empty.text')}>
            <ButtonLink to={productPath}>{t('empty.action')}</ButtonLink>
          </EmptyState>
        </div>
      ) : (
        <>
          <Steps />
          <LeaveGuard />
        </>
      )}
    </>
  );
}

function Steps() {
  const { t } = useTranslation('features/shop/billing');
  const draft = useOrderDraft();
  const [query, setQuery] = useSearchParams();
  const options = useRoute(orderEndpoints.orderOptions);
  const profile = useRoute(profileEndpoints.profileInfo);
  const product = useProduct();
  const go = (step: Step) => setQuery(step === 'address' ? {} : { step });
  if (!options.data || !profile.data || !product.data) {
    return (
      <QueryState reads={[options, profile, product]} name={t('title')} skeleton={<StepSkeleton />}>
        {null}
      </QueryState>
    );
  }
  const { payments, address: last, billingAddress: lastBilling } = options.data;
  const payment = payments.find((each) => each === draft.payment) ?? payments[0];
  const step =
    draft.checked === null || draft.address === null ? 'address' : readStep(query.get('step'));
  if (step === 'address') {
    const { first_name, last_name, country, state, city } = profile.data;
    const start = {
      ...emptyAddress,
      name: `${first_name} ${last_name}`,
      country: draft.country ?? country,
      ...(country === (draft.country ?? country) && {
        state: (namesState(country) && state) || '',
        city: city ?? '',
      }),
    };
    const known = { start, last, lastBilling };
    return (
      <Suspense fallback={<StepSkeleton />}>
        <AddressStep draft={draft} known={known} onNext={() => go('delivery')} />
      </Suspense>
    );
  }
  if (step === 'delivery' || !payment) {
    return (
      <DeliveryStep
        draft={draft}
        payments={payments}
        payment={payment}
        onNext={() => go('review')}
        onChangeAddress={() => go('address')}
      />
    );
  }
  return <ReviewStep draft={draft} product={product.data} payment={payment} onGo={go} />;
}

function StepSkeleton() {
  return (
    <div className="wrap py-8">
      <Skeleton className="h-96 max-w-reading" />
    </div>
  );
}
