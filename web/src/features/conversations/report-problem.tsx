import { problemKindsOf } from '@runmart/contract/conversations-problems'
import type { Order } from '@runmart/contract/orders-order'
import { MessageCircleWarning } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ReportForm } from './report-form.tsx'
import { useProblemReport } from './use-problem-report.ts'

/** Reports what is wrong with a delivered order; nothing before that. */
export function ReportProblem({ order }: { order: Order }) {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  const report = useProblemReport(order.id)
  if (problemKindsOf(order).length === 0) return null
  return (
    <>
      <Button icon={<MessageCircleWarning aria-hidden />} onClick={() => setOpen(true)}>
        {t('problems.report')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('problems.report')} description={t('problems.intro')}>
        <ReportForm order={order} report={report} onSent={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
