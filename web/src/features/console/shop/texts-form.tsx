import type { ConsoleProduct, ProductTexts } from '@stratum/contract/console/products';
import { productLimits as limits } from '@stratum/contract/console/shop-words';
import { consoleShopEndpoints } from '@stratum/contract/endpoints/console-shop';
import { type Locale, locales } from '@stratum/contract/locale';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { ActAlert } from '../confirm/confirm-with-password.tsx';
import { fieldErrors } from './field-errors.ts';

/** How a product is called and described, in each language. */
export function TextsForm({ product }: { product: ConsoleProduct }) {
  const { t } = useTranslation('features/console/shop');
  const { id, version, hasOwnTexts } = product;
  const [texts, setTexts] = useState(product.texts);
  const save = useRouteMutation(consoleShopEndpoints.changeProduct);
  const { at, failure } = fieldErrors(save.error);
  const put = (given: ProductTexts | null) =>
    save.mutate(
      { params: { productId: id }, body: { version, texts: given } },
      { onSuccess: () => toast.success(t('saved')) },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    put(texts);
  };
  return (
    <Card title={t('texts.title')} level={3}>
      <form onSubmit={submit} noValidate className="grid gap-6">
        {locales.map((locale) => (
          <LanguageFields
            key={locale}
            locale={locale}
            text={texts[locale]}
            onChange={(text) => setTexts({ ...texts, [locale]: text })}
            at={(field) => at(`texts.${locale}.${field}`)}
          />
        ))}
        <ActAlert failure={failure} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isPending={save.isPending}>
            {t('texts.save')}
          </Button>
          {hasOwnTexts && (
            <Button tone="ghost" isPending={save.isPending} onPress={() => put(null)}>
              {t('back_to_pack')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

type Text = ProductTexts[Locale];

interface LanguageFieldsProps {
  locale: Locale;
  text: Text;
  onChange: (text: Text) => void;
  at: (field: keyof Text) => { error?: string };
}

function LanguageFields({ locale, text, onChange, at }: LanguageFieldsProps) {
  const { t } = useTranslation('features/console/shop');
  const set = (field: keyof Text) => (value: string) => onChange({ ...text, [field]: value });
  const field = (name: keyof Text) => ({
    label: t(`texts.${name}`),
    value: text[name],
    onChange: set(name),
    maxLength: limits[`${name}Length`],
    ...at(name),
  });
  return (
    <fieldset className="grid gap-4 border-line border-t pt-4">
      <legend className="float-left text-ui font-semibold">{t(`languages.${locale}`)}</legend>
      <TextField {...field('name')} />
      <TextField {...field('line')} />
      <TextArea {...field('description')} description={t('texts.paragraphs')} rows={6} />
      <TextField {...field('made')} />
    </fieldset>
  );
}
