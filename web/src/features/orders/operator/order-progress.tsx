import { ordersLinks } from '@runmart/contract/orders-links'
import type { OperatorOrder } from '@runmart/contract/orders-operator'
import type { OrderLink } from '@runmart/contract/orders-order'
import { Download, FileUp } from 'lucide-react'
import { useState } from 'react'
import { useAtSupplier } from '#features/suppliers/operator/index.ts'
import { download } from '#platform/download.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useSession } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Section } from '#ui/section.tsx'
import { LinksFileDialog } from './links-file-dialog.tsx'
import { LinksProgress } from './links-progress.tsx'
import { ProgressLine } from './order-labels.tsx'
import { allowedActions } from './rules.ts'
import { SingleProgress } from './single-progress.tsx'

type Props = { order: OperatorOrder; links: readonly OrderLink[]; linkCount: number }

/** How far an order is, with a form to update it: one number, or one for each link. */
export function OrderProgress({ order, links, linkCount }: Props) {
  const t = useOperatorTranslations()
  const { user } = useSession()
  const open = allowedActions(order, useAtSupplier(order)).progress && order.customer.id !== user?.id
  const [first] = links
  const many = linkCount > 1
  const [isFileOpen, setFileOpen] = useState(false)
  return (
    <Section title={t('operatorOrders.progress')} padded={false}>
      <div className="flex flex-col gap-4 p-5">
        {order.progress && <ProgressLine progress={order.progress} />}
        {first && !many && (
          <p className="flex min-w-0 items-center gap-1 text-[13px] text-ink">
            <span className="wrap-anywhere">{first.link}</span>
            <CopyButton text={first.link} label={t('operatorOrders.copyLink')} />
          </p>
        )}
        {open && !many && <SingleProgress order={order} link={first} />}
        {many && (
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              icon={<Download aria-hidden />}
              onClick={() => void download(ordersLinks.download, { params: { id: order.id } })}
            >
              {t('operatorLinks.download')}
            </Button>
            {open && (
              <Button size="sm" icon={<FileUp aria-hidden />} onClick={() => setFileOpen(true)}>
                {t('operatorLinks.byFile')}
              </Button>
            )}
            <LinksFileDialog order={order} open={isFileOpen} onClose={() => setFileOpen(false)} />
          </div>
        )}
      </div>
      {many && (
        <div className="border-t border-line">
          <LinksProgress order={order} links={links} linkCount={linkCount} open={open} />
        </div>
      )}
    </Section>
  )
}
