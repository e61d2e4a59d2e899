import type { OperatorBankClaim } from '@runmart/contract/deposits-bank-claims'
import type { Transfer } from '@runmart/contract/deposits-transfers'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { amountText } from '#ui/amount-text.ts'
import { Button } from '#ui/button.tsx'
import { CustomerLink } from '#ui/customer-link.tsx'
import { dateText } from '#ui/date-text.ts'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { moneyText } from '#ui/money-text.ts'
import { StatusPill } from '#ui/status-pill.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { AssignSuggestion } from './assign-suggestion.tsx'
import { ReceiptDialog, RefuseClaimDialog } from './claim-dialogs.tsx'

/** One claim: customer, amount, date and receipt, with similar transfers or the decision. */
export function ClaimRow({ claim }: { claim: OperatorBankClaim }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const [open, setOpen] = useState<'refuse' | 'receipt' | null>(null)
  const { reference, amount, sentOn, status, customer, claimedAt, hasReceipt } = claim
  const isWaiting = status === 'waiting'
  const sentence = isWaiting ? 'operatorTransfers.claimOf' : 'operatorTransfers.claimWas'
  const fill = { amount: moneyText(language, amount), name: customer.username }
  const title = t(sentence, fill)
  const day = dateText(language, new Date(`${sentOn}T12:00`))
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold wrap-anywhere text-ink tabular-nums">
          <LinkedSentence
            sentence={t(sentence, { ...fill, name: '‹name›' })}
            parts={{ name: <CustomerLink customer={customer} /> }}
          />
        </p>
        <p className="mt-1 text-[13px] wrap-anywhere text-ink-soft">
          <span className="font-mono text-ink">{reference}</span> · {t('operatorTransfers.claimSent', { day })} ·{' '}
          <DateTime at={claimedAt} />
        </p>
        {isWaiting ? <ClaimSuggestions claim={claim} /> : <ClaimDecision claim={claim} />}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {status !== 'waiting' && (
          <StatusPill state={status === 'credited' ? 'success' : 'failed'}>
            {t(`transferClaimStates.${status}`)}
          </StatusPill>
        )}
        {hasReceipt && (
          <Button
            size="sm"
            aria-label={`${t('operatorTransfers.claimReceipt')}: ${title}`}
            onClick={() => setOpen('receipt')}
          >
            {t('operatorTransfers.claimReceipt')}
          </Button>
        )}
        {isWaiting && (
          <Button
            size="sm"
            variant="danger"
            aria-label={`${t('operatorTransfers.claimRefuse')}: ${title}`}
            onClick={() => setOpen('refuse')}
          >
            {t('operatorTransfers.claimRefuse')}
          </Button>
        )}
      </div>
      <RefuseClaimDialog claim={claim} title={title} open={open === 'refuse'} onClose={() => setOpen(null)} />
      <ReceiptDialog claim={claim} title={title} open={open === 'receipt'} onClose={() => setOpen(null)} />
    </li>
  )
}

/** The transfers that resemble a claim, with buttons to credit them. */
function ClaimSuggestions({ claim }: { claim: OperatorBankClaim }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const [assigned, setAssigned] = useState<Transfer | null>(null)
  const { suggestions } = claim
  return (
    <>
      {suggestions.length === 0 && (
        <p className="mt-2 text-[13px] text-pretty text-ink-soft">{t('operatorTransfers.claimNoMatch')}</p>
      )}
      <ul className="mt-2 flex flex-col gap-2">
        {suggestions.map(({ by, transfer }) => (
          <li
            key={transfer.id}
            className="flex flex-wrap items-center justify-between gap-2 rounded-lg bg-sunken px-3 py-2"
          >
            <span className="min-w-0 text-[13px] wrap-anywhere text-ink-soft">
              <span className="font-semibold text-ink">{amountText(language, transfer.amount, transfer.currency)}</span>{' '}
              · {t(by === 'reference' ? 'operatorTransfers.claimByReference' : 'operatorTransfers.claimByAmount')} ·{' '}
              <span className="font-mono">{transfer.bankReference || transfer.externalId}</span> ·{' '}
              <DateTime at={transfer.happenedAt} /> · {transfer.content || transfer.sender}
            </span>
            {transfer.askedFor ? (
              <span className="text-[13px] text-ink-soft">
                <LinkedSentence
                  sentence={t('operatorTransfers.askedFor', { name: '‹name›' })}
                  parts={{ name: <CustomerLink customer={transfer.askedFor} /> }}
                />
              </span>
            ) : transfer.status === 'unmatched' || transfer.status === 'ignored' ? (
              <Button
                size="sm"
                aria-label={`${t('operatorTransfers.claimAssign')}: ${transfer.bankReference || transfer.externalId}`}
                onClick={() => setAssigned(transfer)}
              >
                {t('operatorTransfers.claimAssign')}
              </Button>
            ) : (
              <span className="text-[13px] text-ink-soft">
                <LinkedSentence
                  sentence={t('operatorTransfers.claimCredited', { name: '‹name›' })}
                  parts={{ name: transfer.customer && <CustomerLink customer={transfer.customer} /> }}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      <AssignSuggestion claim={claim} transfer={assigned} onClose={() => setAssigned(null)} />
    </>
  )
}

/** The decision about a claim: operator, time, reason and matching transfer. */
function ClaimDecision({ claim: { decidedBy, decidedAt, reason, transfer } }: { claim: OperatorBankClaim }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const name = transfer && (transfer.bankReference || transfer.externalId)
  return (
    <div className="mt-2 flex flex-col gap-1 text-[13px] wrap-anywhere text-ink-soft">
      <p>
        <LinkedSentence
          sentence={
            decidedBy
              ? t('operatorTransfers.decidedBy', { name: decidedBy.username, when: '‹when›' })
              : t('operatorTransfers.claimSettled', { when: '‹when›' })
          }
          parts={{ when: decidedAt && <DateTime at={decidedAt} /> }}
        />
      </p>
      {reason && <p className="text-pretty">{t('operatorTransfers.decidedWhy', { reason })}</p>}
      {transfer && name && (
        <p>
          <LinkedSentence
            sentence={t('operatorTransfers.claimTransfer', { reference: '‹reference›' })}
            parts={{
              reference: (
                <TextLink to={operatorPaths.transfersNamed(name)} className="font-mono">
                  {name}
                </TextLink>
              ),
            }}
          />{' '}
          · {amountText(language, transfer.amount, transfer.currency)}
          {/* An operator may have reversed the credit since then. */}
          {transfer.status !== 'credited' && ` · ${t(`transferStates.${transfer.status}`)}`}
          {transfer.note && ` · ${t('operatorTransfers.note', { note: transfer.note })}`}
        </p>
      )}
    </div>
  )
}
