import type { Transfer } from '@runmart/contract/deposits'
import { TriangleAlert } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { waitingReason } from './waiting-reason.ts'

/** Why a transfer waits, or what an operator wrote when he decided. */
export function TransferNote({ transfer: { status, note } }: { transfer: Transfer }) {
  const t = useOperatorTranslations()
  if (!note) return null
  const look = 'mt-1 text-[13px] text-pretty wrap-anywhere'
  if (status !== 'unmatched') return <p className={`${look} text-ink-soft`}>{t('operatorTransfers.note', { note })}</p>
  const { sentence, serious } = waitingReason(t, note)
  if (!serious) return <p className={`${look} text-ink-soft`}>{sentence}</p>
  return (
    <p className={`${look} flex gap-2 font-semibold text-failed`}>
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {sentence}
    </p>
  )
}
