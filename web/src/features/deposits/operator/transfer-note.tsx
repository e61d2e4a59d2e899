import type { Transfer } from '@runmart/contract/deposits'
import { TriangleAlert } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { waitingReason } from './waiting-reason.ts'

/** Why a transfer waits, or what an operator wrote with the decision. */
export function TransferNote({ transfer }: { transfer: Transfer }) {
  const t = useOperatorTranslations()
  const { status, reason, note } = transfer
  if (!note && !reason) return null
  const look = 'mt-1 text-[13px] text-pretty wrap-anywhere'
  if (status !== 'unmatched' && note)
    return <p className={`${look} text-ink-soft`}>{t('operatorTransfers.note', { note })}</p>
  if (status !== 'unmatched' && reason?.code !== 'claimed') return null
  const { sentence, serious } = waitingReason(t, transfer)
  if (!serious) return <p className={`${look} text-ink-soft`}>{sentence}</p>
  return (
    <p className={`${look} flex gap-2 font-semibold text-failed`}>
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {sentence}
    </p>
  )
}
