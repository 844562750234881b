import type { ConsoleNews } from '@stratum/contract/console/news';
import { newsLimits, newsLists } from '@stratum/contract/console/shop-words';
import { consoleNewsEndpoints } from '@stratum/contract/endpoints/console-news';
import { locales } from '@stratum/contract/locale';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DateField } from '../../../shared/ui/date-field.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { ActAlert } from '../confirm/confirm-with-password.tsx';
import { fieldErrors } from '../shop/field-errors.ts';
import { NewsTextFields } from './news-text-fields.tsx';
import type { Piece } from './piece.ts';

interface NewsDialogProps {
  piece: Piece;
  /** What is changed; null for a new piece. */
  known: ConsoleNews | null;
  pictures: readonly { readonly id: string; readonly alt: string }[];
  onClose: () => void;
}

/** A piece of news: when, where and in which languages it is shown, and what it says. */
export function NewsDialog(props: NewsDialogProps) {
  const { t } = useTranslation('features/console/news');
  const { known, onClose } = props;
  return (
    <Dialog
      title={t(known ? 'change_title' : 'add_title')}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      isDismissable={false}
    >
      <NewsForm {...props} />
    </Dialog>
  );
}

function NewsForm({ piece, known, pictures, onClose }: NewsDialogProps) {
  const { t } = useTranslation('features/console/news');
  const [typed, setTyped] = useState(piece);
  const [day, setDay] = useState<string | null>(piece.from);
  const add = useRouteMutation(consoleNewsEndpoints.addNews);
  const change = useRouteMutation(consoleNewsEndpoints.changeNews);
  const { at, failure } = fieldErrors(add.error ?? change.error);
  const set = (part: Partial<Piece>) => setTyped({ ...typed, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { list, until, picture, link, texts, isHidden } = typed;
    const body = { list, from: day ?? '', until, picture, link, texts, isHidden };
    const onSuccess = () => {
      toast.success(t('saved'));
      onClose();
    };
    if (known) {
      const { id: newsId, version } = known;
      change.mutate({ params: { newsId }, body: { ...body, version } }, { onSuccess });
    } else {
      add.mutate({ body }, { onSuccess });
    }
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Select
        label={t('columns.list')}
        value={typed.list}
        onChange={(value) => set({ list: newsLists.find((one) => one === value) ?? typed.list })}
      >
        {newsLists.map((one) => (
          <option key={one} value={one}>
            {t(`lists.${one}`)}
          </option>
        ))}
      </Select>
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField label={t('columns.from')} value={day} onChange={setDay} {...at('from')} />
        <DateField
          label={t('until_empty')}
          value={typed.until}
          onChange={(until) => set({ until })}
          {...at('until')}
        />
      </div>
      {locales.map((locale) => (
        <NewsTextFields
          key={locale}
          locale={locale}
          text={typed.texts[locale]}
          onChange={(text) => set({ texts: { ...typed.texts, [locale]: text } })}
          at={(field) => at(`texts.${locale}.${field}`)}
        />
      ))}
      {at('texts').error && <p className="text-label text-danger">{t('one_language')}</p>}
      <TextField
        label={t('link')}
        description={t('link_hint')}
        value={typed.link ?? ''}
        onChange={(link) => set({ link: link.trim() === '' ? null : link })}
        maxLength={newsLimits.linkLength}
        {...at('link')}
      />
      <Select
        label={t('picture')}
        value={typed.picture ?? ''}
        onChange={(picture) => set({ picture: picture === '' ? null : picture })}
      >
        <option value="">{t('no_picture')}</option>
        {pictures.map(({ id, alt }) => (
          <option key={id} value={id}>
            {alt}
          </option>
        ))}
      </Select>
      <Switch isSelected={typed.isHidden} onChange={(isHidden) => set({ isHidden })}>
        {t('hide')}
      </Switch>
      <ActAlert failure={failure} />
      <DialogActions>
        <Button tone="plain" onPress={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" isPending={add.isPending || change.isPending}>
          {t('save')}
        </Button>
      </DialogActions>
    </form>
  );
}
