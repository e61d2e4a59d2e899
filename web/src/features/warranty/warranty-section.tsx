import type { Order } from '@runmart/contract/orders-order'
import type { WarrantyClaim } from '@runmart/contract/warranty-claims'
import { PackageX } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { dateText } from '#ui/date-text.ts'
import { Section } from '#ui/section.tsx'
import { ClaimDialog } from './claim-dialog.tsx'
import { ClaimList } from './claim-list.tsx'
import { useWarranty } from './use-warranty.ts'

/**
 * The warranty of an order that people or bots delivered: its end, the claim form and the claims. Empty without a
 * warranty.
 */
export function WarrantySection({ order }: { order: Order }) {
  const { language, t } = useLanguage()
  const found = useWarranty(order)
  const [open, setOpen] = useState(false)
  if (!found || (found.claimable === 0 && found.claims.length === 0)) return null
  const { until, claimable, claims } = found
  const { id, amount, billing } = order
  const nameOf = ({ amount: count }: WarrantyClaim) =>
    t(billing === 'day' ? 'warranty.days' : 'warranty.units', { count, total: amount })
  return (
    <Section
      title={t('warranty.title')}
      description={claimable > 0 && until ? t('warranty.until', { date: dateText(language, new Date(until)) }) : null}
      padded={false}
      action={
        claimable > 0 && (
          <Button size="sm" icon={<PackageX aria-hidden />} onClick={() => setOpen(true)}>
            {t('warranty.report')}
          </Button>
        )
      }
    >
      {claims.length === 0 ? (
        <p className="px-5 py-4 text-pretty text-ink-soft">{t('warranty.intro')}</p>
      ) : (
        <ClaimList claims={claims} nameOf={nameOf} />
      )}
      <ClaimDialog
        orderId={id}
        about={{ most: claimable, billing }}
        open={open && claimable > 0}
        onClose={() => setOpen(false)}
      />
    </Section>
  )
}
