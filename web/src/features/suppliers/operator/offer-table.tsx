import type { Offer } from '@runmart/contract/suppliers-sources'
import { amountText, numberText } from '@runmart/i18n/formats'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Badge } from '#ui/badge.tsx'
import { CheckBox } from '#ui/check-box.tsx'
import { classes } from '#ui/classes.ts'
import { costText } from '#ui/cost-text.ts'
import { TextLink } from '#ui/text-link.tsx'

type Props = {
  offers: readonly Offer[]
  currency: string
  selected: ReadonlyMap<string, Offer>
  onSelect: (selected: ReadonlyMap<string, Offer>) => void
}

const canBeImported = ({ type, goneAt }: Offer) => type !== null && goneAt === null

/** Offers with the cost of one unit in dong. Offers that cannot be ordered cannot be selected. */
export function OfferTable({ offers, currency, selected, onSelect }: Props) {
  const t = useOperatorTranslations()
  const possible = offers.filter(canBeImported)
  const isAll = possible.length > 0 && possible.every(({ id }) => selected.has(id))
  const select = (chosen: readonly Offer[], isOn: boolean) => {
    const next = new Map(selected)
    for (const it of chosen)
      if (isOn) next.set(it.id, it)
      else next.delete(it.id)
    onSelect(next)
  }
  return (
    <table className="w-full border-collapse text-[13px]">
      <caption className="sr-only">{t('operatorSuppliers.offers')}</caption>
      <thead>
        <tr className="h-8 border-b border-line text-xs text-ink-faint">
          <th scope="col" className="w-0 pl-5 text-left">
            <CheckBox
              label={<span className="sr-only">{t('operatorSuppliers.selectAll')}</span>}
              checked={isAll}
              onChange={(isOn) => select(possible, isOn)}
              className="min-h-8 items-center pointer-coarse:min-h-11"
            />
          </th>
          <th scope="col" className="px-3 text-left font-semibold">
            {t('operatorSuppliers.offer')}
          </th>
          <th scope="col" className="px-3 text-left font-semibold max-xl:hidden">
            {t('operatorSuppliers.category')}
          </th>
          <th scope="col" className="px-3 text-right font-semibold whitespace-nowrap max-sm:pr-5">
            {t('operatorSuppliers.cost')}
          </th>
          <th scope="col" className="px-3 text-right font-semibold whitespace-nowrap max-md:hidden">
            {t('operatorSuppliers.limits')}
          </th>
          <th scope="col" className="px-3 pr-5 text-left font-semibold whitespace-nowrap max-md:hidden">
            {t('operatorSuppliers.yourServices')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {offers.map((offer) => (
          <OfferRow
            key={offer.id}
            offer={offer}
            currency={currency}
            isSelected={selected.has(offer.id)}
            onSelect={(isOn) => select([offer], isOn)}
          />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { offer: Offer; currency: string; isSelected: boolean; onSelect: (isOn: boolean) => void }

function OfferRow({ offer, currency, isSelected, onSelect }: RowProps) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { id, name, category, min, max, rate, costEach, goneAt, type } = offer
  return (
    <tr
      className={classes(
        'h-9',
        isSelected ? 'bg-brand-soft' : 'hover:bg-sunken dark:hover:bg-raised',
        !canBeImported(offer) && 'text-ink-faint',
      )}
    >
      <td className="pl-5">
        {canBeImported(offer) && (
          <CheckBox
            label={<span className="sr-only">{t('operatorSuppliers.selectOffer', { name })}</span>}
            checked={isSelected}
            onChange={onSelect}
            className="min-h-8 items-center pointer-coarse:min-h-11"
          />
        )}
      </td>
      <td className="px-3 py-1.5">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="font-mono text-xs text-ink-faint">{id}</span>
          <span className={classes('min-w-0 wrap-anywhere', canBeImported(offer) && 'font-medium text-ink')}>
            {name}
          </span>
          {goneAt ? (
            <Badge>{t('operatorSuppliers.gone')}</Badge>
          ) : (
            type === null && <Badge>{t('operatorSuppliers.noType')}</Badge>
          )}
        </span>
        <span className="block wrap-anywhere text-ink-faint xl:hidden">{category}</span>
        <span className="block md:hidden">
          <Services offer={offer} />
        </span>
      </td>
      <td className="px-3 wrap-anywhere text-ink-soft max-xl:hidden">{category}</td>
      <td className="px-3 text-right whitespace-nowrap tabular-nums max-sm:pr-5">
        <span
          title={t(type?.includes('Package') ? 'operatorSuppliers.costHintPackage' : 'operatorSuppliers.costHint', {
            rate: amountText(language, rate, currency),
          })}
        >
          {costText(language, costEach)}
        </span>
      </td>
      <td className="px-3 text-right whitespace-nowrap text-ink-soft tabular-nums max-md:hidden">
        {numberText(language, min)} – {numberText(language, max)}
      </td>
      <td className="px-3 pr-5 max-md:hidden">
        <Services offer={offer} />
      </td>
    </tr>
  )
}

/** The services that already use an offer. */
function Services({ offer: { services } }: { offer: Offer }) {
  return services.map(({ id, name }) => (
    <TextLink key={id} to={operatorPaths.serviceTab(id, 'suppliers')} className="mr-2 wrap-anywhere">
      {name}
    </TextLink>
  ))
}
