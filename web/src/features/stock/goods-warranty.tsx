import type { Good } from '@runmart/contract/stock-goods'
import type { WarrantyClaim } from '@runmart/contract/warranty-claims'
import { PackageX } from 'lucide-react'
import { useState } from 'react'
import { ClaimDialog, ClaimList, type Warranty } from '#features/warranty/index.ts'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { dateText } from '#ui/date-text.ts'
import { numberGoods } from './number-goods.ts'

type Props = { found: Warranty; items: readonly Good[]; choosing: boolean; onReport: () => void }

const MOST_NUMBERS = 20

/** Below the goods: the end of the warranty, the claim button and the earlier claims. */
export function GoodsWarranty({ found: { until, claimable, claims }, items, choosing, onReport }: Props) {
  const { language, t } = useLanguage()
  const numbers = new Map(
    numberGoods(items).flatMap(({ number, item, replaced }) =>
      [item, ...replaced].map((it) => [it.id, number] as const),
    ),
  )
  /** Names the items by their numbers in the shown list. */
  const nameOf = ({ items: claimed, amount: count }: WarrantyClaim) => {
    const known = claimed.flatMap((id) => numbers.get(id) ?? []).sort((a, b) => a - b)
    if (known.length < count || count > MOST_NUMBERS) return t('warranty.items', { count })
    return t('warranty.itemNumbers', { count, numbers: known.join(', ') })
  }
  return (
    <>
      {until && claimable > 0 && !choosing && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line px-5 py-3">
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-semibold text-ink">
              {t('warranty.title')}
              <span className="font-normal text-ink-soft">
                {' · '}
                {t('warranty.until', { date: dateText(language, new Date(until)) })}
              </span>
            </p>
            <p className="mt-0.5 text-[13px] text-pretty text-ink-faint">{t('warranty.intro')}</p>
          </div>
          <Button icon={<PackageX aria-hidden />} onClick={onReport}>
            {t('warranty.report')}
          </Button>
        </div>
      )}
      {claims.length > 0 && (
        <div className="border-t border-line">
          <ClaimList claims={claims} nameOf={nameOf} />
        </div>
      )}
    </>
  )
}

/** Replaces the copy and save buttons while the customer chooses faulty items. */
export function ChooseBar({
  orderId,
  items,
  onStop,
}: {
  orderId: string
  items: readonly string[]
  onStop: () => void
}) {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line bg-brand-soft px-5 py-3">
      <p role="status" className="mr-auto font-semibold text-ink">
        {items.length > 0 ? t('warranty.chosen', { count: items.length }) : t('warranty.chooseTitle')}
      </p>
      <Button variant="quiet" onClick={onStop}>
        {t('warranty.cancel')}
      </Button>
      <Button variant="primary" disabled={items.length === 0} onClick={() => setOpen(true)}>
        {t('warranty.next')}
      </Button>
      <ClaimDialog
        orderId={orderId}
        about={{ items }}
        open={open && items.length > 0}
        onClose={() => setOpen(false)}
        onSent={onStop}
      />
    </div>
  )
}
