import type { OperatorService } from '@runmart/contract/catalog'
import type { ServiceEdit } from '@runmart/contract/catalog-edits'
import { numberText } from '@runmart/i18n/formats'
import { Pencil } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Badge } from '#ui/badge.tsx'
import { CheckBox } from '#ui/check-box.tsx'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { moneyText } from '#ui/money-text.ts'
import { SortHandle } from '#ui/sort-handle.tsx'
import { StatusPill } from '#ui/status-pill.tsx'
import { lowestPrice, Margin } from './margin.tsx'
import { ServiceMenu } from './service-menu.tsx'
import { ServiceSign } from './service-sign.tsx'
import { ServiceStatus, ServiceStatusMenu, shownStatus } from './service-status.tsx'
import type { useCategories } from './use-categories.ts'
import { draftPriceText } from './use-service-labels.ts'

type Props = {
  service: OperatorService
  category: ReturnType<typeof useCategories>[number] | undefined
  isSelected: boolean
  isDragged: boolean
  handle: Omit<ComponentProps<typeof SortHandle>, 'label'>
  onSelect: (isSelected: boolean) => void
  onPrice: () => void
  onEdited: (edit: ServiceEdit) => void
  /** Null for the first or last service. */
  onUp: (() => void) | null
  onDown: (() => void) | null
}

/** One service of the catalogue: checkbox, drag handle, and quick changes of price, status and place. */
export function ServiceRow(props: Props) {
  const { service, category, isSelected, isDragged, handle, onSelect, onPrice } = props
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { draft } = service
  const { name } = draft.texts[language]
  return (
    <tr
      data-sort-id={service.id}
      className={classes(
        'h-9 [--ground:var(--surface)] hover:bg-sunken hover:[--ground:var(--sunken)] dark:hover:bg-raised dark:hover:[--ground:var(--raised)]',
        (isSelected || isDragged) && 'bg-brand-soft! [--ground:var(--brand-soft)]!',
        isDragged && 'relative z-10 shadow-lg',
      )}
    >
      <td className="pl-3">
        <span className="flex items-center">
          <CheckBox
            label={<span className="sr-only">{t('operatorServiceEdits.select', { name })}</span>}
            checked={isSelected}
            onChange={onSelect}
            className="min-h-8 items-center gap-1! pointer-coarse:min-h-11"
          />
          {/* Phones lack the room to drag: there the menu moves the service. */}
          <SortHandle label={t('operatorServices.move', { name })} {...handle} className="max-sm:hidden" />
        </span>
      </td>
      <td className="px-3 py-1 max-sm:px-1">
        <span className="flex items-center gap-2">
          <span className="max-sm:hidden">
            <ServiceSign {...service} category={category} />
          </span>
          <span className="flex min-w-0 flex-wrap items-center gap-x-2">
            <Link
              to={operatorPaths.service(service.id)}
              aria-label={t('operatorServices.editOf', { name })}
              className="inline-flex min-h-7 items-center font-semibold wrap-anywhere text-ink hover:text-brand hover:underline pointer-coarse:min-h-11"
            >
              {name}
            </Link>
            {draft.serviceType === 'AUTO_BOT' && <Badge>{t('operatorServices.botBadge')}</Badge>}
            {service.stocked && <Badge>{t('operatorStock.badge')}</Badge>}
            {service.unsuppliedSince ? (
              <StatusPill state="failed">
                {t(service.supplied ? 'operatorSources.badgeNone' : 'operatorPartners.badgeBlocked')}
              </StatusPill>
            ) : (
              service.supplied && <Badge>{t('operatorSources.badge')}</Badge>
            )}
            {draft.visibility && draft.visibility !== 'shown' && (
              <Badge>{t(`serviceVisibilities.${draft.visibility}`)}</Badge>
            )}
            {shownStatus(draft) !== 'active' && (
              <span className="sm:hidden">
                <ServiceStatus draft={draft} />
              </span>
            )}
            {category?.draft.hidden && <Badge>{t('operatorServices.categoryHidden')}</Badge>}
          </span>
        </span>
      </td>
      <td className="px-3 whitespace-nowrap text-ink-soft max-lg:hidden">{category?.name ?? draft.category}</td>
      <td className="px-3 text-right max-sm:px-1">
        <span className="inline-flex flex-wrap items-center justify-end gap-x-1">
          <span className="font-semibold text-ink tabular-nums max-sm:hidden lg:whitespace-nowrap">
            {draftPriceText(t, language, draft)}
          </span>
          <span className="font-semibold whitespace-nowrap text-ink tabular-nums sm:hidden">
            {moneyText(language, draft.price)}
          </span>
          <IconButton
            label={t('operatorServices.priceOf', { name })}
            onClick={onPrice}
            className="pointer-fine:size-7!"
          >
            <Pencil aria-hidden className="size-3.5!" />
          </IconButton>
        </span>
      </td>
      <td className="px-3 text-right tabular-nums max-md:hidden">
        <Margin
          price={lowestPrice(draft)}
          costs={{ cost: draft.cost, partnerShare: service.partnerShare }}
          unknown="–"
        />
      </td>
      <td className="px-3 text-right whitespace-nowrap text-ink-soft tabular-nums max-xl:hidden">
        <Left draft={draft} />
      </td>
      <td className="px-3 whitespace-nowrap max-sm:hidden">
        <ServiceStatusMenu service={service} />
      </td>
      <td className="pr-3 text-right">
        <ServiceMenu {...props} />
      </td>
    </tr>
  )
}

/** The amount that can still be ordered. */
function Left({ draft: { availability } }: Pick<OperatorService, 'draft'>) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  if (availability !== null) return numberText(language, availability)
  return (
    <span title={t('operatorServices.unlimited')}>
      <span aria-hidden>∞</span>
      <span className="sr-only">{t('operatorServices.unlimited')}</span>
    </span>
  )
}
