import type { Transfer } from '@runmart/contract/deposits'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { amountText } from '#ui/amount-text.ts'
import { TransferFacts } from './transfer-facts.tsx'
import { TransferNote } from './transfer-note.tsx'

/** The transfer that is being decided about, on top of the form that decides. */
export function TransferSummary({ transfer }: { transfer: Transfer }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  return (
    <div className="rounded-lg border border-line px-4 py-3">
      <p className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-[15px] font-bold text-ink tabular-nums">
          {amountText(language, transfer.amount, transfer.currency)}
        </span>
        <span className="text-[13px] text-ink-faint">{t(`feedNames.${transfer.feed}`)}</span>
      </p>
      <TransferFacts transfer={transfer} />
      <TransferNote transfer={transfer} />
    </div>
  )
}
