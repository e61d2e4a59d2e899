import type { Transfer, TransferTwin } from '@runmart/contract/deposits-transfers'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { amountText } from '#ui/amount-text.ts'
import { classes } from '#ui/classes.ts'
import { CustomerLink } from '#ui/customer-link.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { waitingReason } from './waiting-reason.ts'

/** The transfer to decide about, shown above the form. */
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
      <TransferClaims transfer={transfer} />
    </div>
  )
}

/** The facts that the feed reported: content, sender, time and references. */
export function TransferFacts({ transfer }: { transfer: TransferTwin }) {
  const t = useOperatorTranslations()
  const when = { when: '‹when›' }
  return (
    <div className="min-w-0">
      <p
        className={classes(
          'wrap-anywhere',
          transfer.content ? 'font-mono text-[13px] text-ink' : 'text-ink-faint italic',
        )}
      >
        {transfer.content || t('operatorTransfers.noContent')}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-3 text-[13px] text-ink-faint tabular-nums">
        {transfer.sender && (
          <span className="wrap-anywhere">{t('operatorTransfers.from', { sender: transfer.sender })}</span>
        )}
        <span>
          <LinkedSentence
            sentence={t('operatorTransfers.happened', when)}
            parts={{ when: <DateTime at={transfer.happenedAt} /> }}
          />
        </span>
        <span>
          <LinkedSentence
            sentence={t('operatorTransfers.received', when)}
            parts={{ when: <DateTime at={transfer.receivedAt} /> }}
          />
        </span>
        <span className="wrap-anywhere">{t('operatorTransfers.bankId', { id: transfer.externalId })}</span>
        {transfer.bankReference && transfer.bankReference !== transfer.externalId && (
          <span className="wrap-anywhere">
            {t('operatorTransfers.bankReference', { reference: transfer.bankReference })}
          </span>
        )}
      </p>
    </div>
  )
}

/** The claims on a waiting transfer and what follows; for decided transfers, the claims without credit. */
export function TransferClaims({ transfer: { status, customer, claims: all = [] } }: { transfer: Transfer }) {
  const t = useOperatorTranslations()
  const claims = all.filter((it) => it.customer.id !== customer?.id)
  const [first] = claims
  if (!first) return null
  const parts = {
    names: <Claimers claims={claims} />,
    when: first.ripensAt && <DateTime at={first.ripensAt} />,
  }
  const marks = { names: '‹names›', when: '‹when›' }
  const styles = 'mt-1 text-[13px] text-pretty wrap-anywhere'
  if (status !== 'unmatched')
    return (
      <p className={`${styles} text-ink-soft`}>
        <LinkedSentence sentence={t('operatorTransfers.claimedInVain', marks)} parts={parts} />
      </p>
    )
  if (first.doubt)
    return (
      <Warning className={styles}>
        <span>
          <LinkedSentence
            sentence={t(
              first.doubt === 'other-payer' ? 'operatorTransfers.claimOtherPayer' : 'operatorTransfers.claimSeveral',
              marks,
            )}
            parts={parts}
          />
        </span>
      </Warning>
    )
  return (
    <p className={`${styles} text-ink-soft`}>
      <LinkedSentence
        sentence={t(first.ripensAt ? 'operatorTransfers.claimRipens' : 'operatorTransfers.claimed', marks)}
        parts={parts}
      />
    </p>
  )
}

/** The claimants' names as a list in words. */
function Claimers({ claims }: { claims: NonNullable<Transfer['claims']> }) {
  const { language } = useLanguage()
  const marks = claims.map((_, at) => `‹${at}›`)
  return (
    <LinkedSentence
      sentence={new Intl.ListFormat(language).format(marks)}
      parts={Object.fromEntries(
        claims.map(({ customer }, at) => [at, <CustomerLink key={customer.id} customer={customer} />]),
      )}
    />
  )
}

function Warning({ className, children }: { className: string; children: ReactNode }) {
  return (
    <p className={`${className} flex gap-2 font-semibold text-failed`}>
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  )
}

/** The reason why a transfer waits, or the operator's note of the decision. */
export function TransferNote({ transfer }: { transfer: Transfer }) {
  const t = useOperatorTranslations()
  const { status, reason, note, askedFor } = transfer
  if (!note && !reason) return null
  const styles = 'mt-1 text-[13px] text-pretty wrap-anywhere'
  if (status !== 'unmatched' && note)
    return <p className={`${styles} text-ink-soft`}>{t('operatorTransfers.note', { note })}</p>
  // A transfer that waits for a second person needs no advice.
  if (askedFor || (status !== 'unmatched' && reason?.code !== 'claimed')) return null
  const { sentence, serious } = waitingReason(t, transfer)
  if (!serious) return <p className={`${styles} text-ink-soft`}>{sentence}</p>
  return <Warning className={styles}>{sentence}</Warning>
}
