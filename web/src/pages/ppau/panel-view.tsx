import { useTranslation } from 'react-i18next';
import { BackIcon } from '../../features/chat/chat-icons.tsx';
import { groupPath } from '../../features/groups/index.ts';
import { Heading } from '../../shared/ui/heading.tsx';
import { CloseIcon } from '../../shared/ui/icons.tsx';
import { LocaleLink } from '../../shared/ui/link.tsx';
import { columnProps } from './column-keys.ts';
import { PanelContent, type PanelProps } from './panel-content.tsx';

type FramedProps = Omit<PanelProps, 'isBeside'>;

/** In the third column. */
export function PanelBeside(props: FramedProps) {
  const { group, panel } = props;
  const { t } = useTranslation('features/groups');
  return (
    <aside
      {...columnProps}
      aria-labelledby="panel-heading"
      className="min-h-0 overflow-y-auto px-6 pt-3.5 pb-8 outline-none"
    >
      <div className="mb-4 flex items-center justify-between gap-3">
        <Heading level={2} size="item" id="panel-heading">
          {t(`panel.${panel}`)}
        </Heading>
        <LocaleLink
          to={groupPath(group.id)}
          aria-label={t('panel.back')}
          className="icon-button -mr-2.5 flex-none hover:bg-hover hover:text-ink"
        >
          <CloseIcon />
        </LocaleLink>
      </div>
      <PanelContent {...props} isBeside />
    </aside>
  );
}

/** In the place of the conversation, where there is no room beside it. */
export function PanelInstead(props: FramedProps) {
  const { group, panel } = props;
  const { t } = useTranslation('features/groups');
  return (
    <section
      {...columnProps}
      aria-labelledby="panel-heading"
      className="flex min-h-0 min-w-0 flex-col border-line bg-surface outline-none md:border-x"
    >
      <header className="flex min-h-17 flex-none items-center gap-3 border-b border-line px-3 py-2 md:px-6">
        <LocaleLink
          to={groupPath(group.id)}
          aria-label={t('panel.back')}
          className="icon-button -mr-1 flex-none hover:bg-hover hover:text-ink"
        >
          <BackIcon />
        </LocaleLink>
        <div className="min-w-0 flex-1">
          <Heading level={2} size="item" id="panel-heading">
            {t(`panel.${panel}`)}
          </Heading>
          <p className="truncate text-small text-ink-2">
            <bdi>{group.name}</bdi>
          </p>
        </div>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-4.5 py-5 md:px-6">
        <PanelContent {...props} isBeside={false} />
      </div>
    </section>
  );
}
