import { type Supplier, suppliers } from '@runmart/contract/suppliers'
import type { Offer } from '@runmart/contract/suppliers-sources'
import { numberText } from '@runmart/i18n/formats'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { costText } from '#ui/cost-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Empty } from '#ui/empty.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Refused } from '#ui/refused.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Select } from '#ui/select.tsx'

const SHOWN = 20

type Props = {
  open: boolean
  /** True if the service already has this offer. */
  isTaken: (supplierId: string, offerId: string) => boolean
  onPick: (supplier: Supplier, offer: Offer) => void
  onClose: () => void
}

/** Chooses the supplier's offer that delivers a service, by name or number. */
export function OfferPicker({ open, isTaken, onPick, onClose }: Props) {
  const t = useOperatorTranslations()
  const { data, error, isFetching, refetch } = useApi(suppliers.list, {}, { enabled: open })
  const [chosenId, setChosenId] = useState<string | null>(null)
  const all = data?.items ?? []
  const supplier = all.find(({ id }) => id === chosenId) ?? all[0]
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorSources.pickTitle')}
      description={t('operatorSources.pickText')}
    >
      {error && (
        <Refused onRetry={refetch} retrying={isFetching}>
          {error}
        </Refused>
      )}
      {!data && !error && <RowsSkeleton rows={3} dense />}
      {data && !supplier && (
        <Empty
          title={t('operatorSources.noSuppliers')}
          action={<ButtonLink to={operatorPaths.suppliers}>{t('operatorSources.toSuppliers')}</ButtonLink>}
        />
      )}
      {supplier && (
        <div className="flex flex-col gap-4">
          <Select
            label={t('operatorSources.supplier')}
            name="supplier"
            value={supplier.id}
            options={all.map(({ id, name }) => ({ value: id, label: name }))}
            onValueChange={setChosenId}
          />
          <Found
            key={supplier.id}
            supplierId={supplier.id}
            isTaken={(offerId) => isTaken(supplier.id, offerId)}
            onPick={(offer) => onPick(supplier, offer)}
          />
        </div>
      )}
    </Dialog>
  )
}

type FoundProps = { supplierId: string; isTaken: (offerId: string) => boolean; onPick: (offer: Offer) => void }

function Found({ supplierId, isTaken, onPick }: FoundProps) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const [q, setQ] = useState('')
  const { data, error, isFetching, refetch } = useApi(
    suppliers.offers,
    { params: { id: supplierId }, query: { limit: String(SHOWN), ...(q && { q }) } },
    { keepPrevious: true },
  )
  const offers = (data?.items ?? []).filter(({ type, goneAt }) => type !== null && goneAt === null)
  return (
    <>
      <SearchField label={t('operatorSources.search')} value={q} onSearch={setQ} />
      {error && (
        <Refused onRetry={refetch} retrying={isFetching}>
          {error}
        </Refused>
      )}
      {!data && !error && <RowsSkeleton rows={4} dense />}
      {data && offers.length === 0 && <Empty title={t('operatorSuppliers.offersNone')} />}
      {offers.length > 0 && (
        <ul
          aria-label={t('operatorSources.results')}
          className="max-h-80 divide-y divide-line overflow-y-auto rounded-lg border border-line text-[13px]"
        >
          {offers.map((offer) => (
            <li key={offer.id}>
              <button
                type="button"
                disabled={isTaken(offer.id)}
                onClick={() => onPick(offer)}
                className="flex min-h-11 w-full items-center gap-3 px-3 py-1.5 text-left -outline-offset-2 hover:bg-sunken disabled:text-ink-faint dark:hover:bg-line"
              >
                <span className="w-14 shrink-0 font-mono text-xs wrap-anywhere text-ink-faint">{offer.id}</span>
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {offer.name}
                  <span className="block text-xs text-ink-faint">
                    {offer.category} · {numberText(language, offer.min)} – {numberText(language, offer.max)}
                  </span>
                </span>
                <span className="shrink-0 text-right tabular-nums">
                  {isTaken(offer.id) ? t('operatorSources.taken') : costText(language, offer.costEach)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {data && data.total > SHOWN && (
        <p role="status" className="text-[13px] text-ink-faint">
          {t('operatorSources.moreResults', { count: SHOWN })}
        </p>
      )}
    </>
  )
}
