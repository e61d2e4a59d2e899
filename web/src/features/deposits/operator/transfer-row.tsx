import type { Customer } from '@runmart/contract/accounts'
import type { Transfer, TransferTwin } from '@runmart/contract/deposits-transfers'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { amountText } from '#ui/amount-text.ts'
import { Button } from '#ui/button.tsx'
import { CustomerLink } from '#ui/customer-link.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { moneyText } from '#ui/money-text.ts'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'
import { Suggestions } from './suggestions.tsx'
import { TransferClaims, TransferFacts, TransferNote } from './transfer-facts.tsx'

const pills: Record<Transfer['status'], PillState> = {
  new: 'progress',
  credited: 'success',
  unmatched: 'pending',
  ignored: 'cancel',
}

type Props = {
  transfer: Transfer
  /** Present only on pages where operators decide about transfers. */
  onAssign?: (customer: Customer | null) => void
  onIgnore?: () => void
  onReverse: (code: string) => void
}

/** One transfer of the inbox: amount, facts, outcome and actions. */
export function TransferRow({ transfer, onAssign, onIgnore, onReverse }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { status, customer, askedFor, credited } = transfer
  const isUndecided = !askedFor && (status === 'unmatched' || status === 'ignored')
  const amount = amountText(language, transfer.amount, transfer.currency)
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 lg:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 lg:flex-col lg:justify-start">
        <p className="text-[15px] font-bold text-ink tabular-nums">{amount}</p>
        <p className="text-[13px] text-ink-faint">{t(`feedNames.${transfer.feed}`)}</p>
      </div>
      <div className="min-w-0">
        <TransferFacts transfer={transfer} />
        {customer && (
          <p className="mt-1.5 text-[13px] font-semibold text-ink">
            <LinkedSentence
              sentence={t('operatorTransfers.creditedTo', {
                amount: moneyText(language, credited ?? 0),
                name: '‹name›',
              })}
              parts={{ name: <CustomerLink customer={customer} /> }}
            />
          </p>
        )}
        {askedFor && (
          <p className="mt-1.5 text-[13px] font-semibold text-ink">
            <LinkedSentence
              sentence={t('operatorTransfers.askedFor', { name: '‹name›' })}
              parts={{ name: <CustomerLink customer={askedFor} /> }}
            />
          </p>
        )}
        <TransferNote transfer={transfer} />
        <TransferClaims transfer={transfer} />
        {transfer.twin && <Twin twin={transfer.twin} onReverse={onReverse} />}
        {onAssign && !askedFor && <Suggestions transfer={transfer} onTake={onAssign} />}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 lg:flex-col lg:items-end lg:justify-start">
        <StatusPill state={pills[status]}>{t(`transferStates.${status}`)}</StatusPill>
        {transfer.reversibleCode && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('operatorReversals.reverseOf', { code: transfer.reversibleCode })}
            onClick={() => onReverse(transfer.reversibleCode ?? '')}
          >
            {t('operatorReversals.reverse')}
          </Button>
        )}
        {isUndecided && onAssign && (
          <div className="ml-auto flex gap-2">
            {status === 'unmatched' && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`${t('operatorTransfers.ignore')}: ${amount}`}
                onClick={onIgnore}
              >
                {t('operatorTransfers.ignore')}
              </Button>
            )}
            <Button size="sm" aria-label={`${t('operatorTransfers.assign')}: ${amount}`} onClick={() => onAssign(null)}>
              {t('operatorTransfers.assign')}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}

/** The other notice of the same money: for comparison, and to reverse its credit if that was wrong. */
function Twin({ twin, onReverse }: { twin: TransferTwin; onReverse: (code: string) => void }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { customer, reversibleCode: code } = twin
  const amount = amountText(language, twin.amount, twin.currency)
  return (
    <section
      aria-label={t(code ? 'operatorTransfers.twinCredited' : 'operatorTransfers.twinReversed')}
      className="mt-2 rounded-lg border border-line px-4 py-3"
    >
      <p className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold text-ink">
          {t(code ? 'operatorTransfers.twinCredited' : 'operatorTransfers.twinReversed')}
        </span>
        <span className="text-[13px] text-ink-faint tabular-nums">{`${amount} · ${t(`feedNames.${twin.feed}`)}`}</span>
      </p>
      <TransferFacts transfer={twin} />
      {customer && (
        <p className="mt-1.5 text-[13px] font-semibold text-ink">
          <LinkedSentence
            sentence={t('operatorTransfers.creditedTo', { amount, name: '‹name›' })}
            parts={{ name: <CustomerLink customer={customer} /> }}
          />
        </p>
      )}
      {code && (
        <Button
          size="sm"
          variant="quiet"
          className="mt-1.5 -ml-3"
          aria-label={t('operatorReversals.reverseOf', { code })}
          onClick={() => onReverse(code)}
        >
          {t('operatorReversals.reverse')}
        </Button>
      )}
    </section>
  )
}
