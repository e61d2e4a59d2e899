import { bankClaims, ClaimRefusal, type OperatorBankClaim } from '@runmart/contract/deposits-bank-claims'
import type { Transfer } from '@runmart/contract/deposits-transfers'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { invalidate } from '#platform/query-client.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useApiMutation } from '#platform/use-api-mutation.ts'
import { useFilters } from '#platform/use-filters.ts'
import { amountText } from '#ui/amount-text.ts'
import { Button } from '#ui/button.tsx'
import { CustomerLink } from '#ui/customer-link.tsx'
import { dateText } from '#ui/date-text.ts'
import { DateTime } from '#ui/date-time.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { moneyText } from '#ui/money-text.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { AssignSuggestion } from './assign-suggestion.tsx'
import { WaitingSection } from './waiting-section.tsx'

/** One page of the claims of bank transfers that wait. */
export function useBankClaims() {
  const filters = useFilters(undefined, 'claimsPage')
  const query = { status: 'waiting' } as const
  return { filters, list: useApiPage(bankClaims.list, filters.page, { query }, { refetchInterval: 15_000 }) }
}

/** Claims of bank transfers that wait for an operator, with the transfers that look like them. */
export function BankClaims(claims: ReturnType<typeof useBankClaims>) {
  const t = useOperatorTranslations()
  return (
    <WaitingSection
      {...claims}
      title={t('operatorTransfers.claimsTitle')}
      text={t('operatorTransfers.claimsText')}
      count={(count) => t('operatorTransfers.claimsFound', { count })}
    >
      {(it) => <ClaimRow key={it.id} claim={it} />}
    </WaitingSection>
  )
}

/** Who misses how much since when, what looks like it, the receipt, and the decision. */
function ClaimRow({ claim }: { claim: OperatorBankClaim }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const [open, setOpen] = useState<'refuse' | 'receipt' | null>(null)
  const [assigned, setAssigned] = useState<Transfer | null>(null)
  const { reference, amount, sentOn, customer, claimedAt, hasReceipt, suggestions } = claim
  const title = t('operatorTransfers.claimOf', { amount: moneyText(language, amount), name: customer.username })
  const day = dateText(language, new Date(`${sentOn}T12:00`))
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold wrap-anywhere text-ink tabular-nums">
          <LinkedSentence
            sentence={t('operatorTransfers.claimOf', { amount: moneyText(language, amount), name: '‹name›' })}
            parts={{ name: <CustomerLink customer={customer} /> }}
          />
        </p>
        <p className="mt-1 text-[13px] wrap-anywhere text-ink-soft">
          <span className="font-mono text-ink">{reference}</span> · {t('operatorTransfers.claimSent', { day })} ·{' '}
          <DateTime at={claimedAt} />
        </p>
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
                <span className="font-semibold text-ink">
                  {amountText(language, transfer.amount, transfer.currency)}
                </span>{' '}
                · {t(by === 'reference' ? 'operatorTransfers.claimByReference' : 'operatorTransfers.claimByAmount')} ·{' '}
                <span className="font-mono">{transfer.bankReference || transfer.externalId}</span> ·{' '}
                <DateTime at={transfer.happenedAt} /> · {transfer.content || transfer.sender}
              </span>
              {transfer.status === 'unmatched' || transfer.status === 'ignored' ? (
                <Button size="sm" onClick={() => setAssigned(transfer)}>
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
      </div>
      <div className="flex gap-2">
        {hasReceipt && (
          <Button
            size="sm"
            aria-label={`${t('operatorTransfers.claimReceipt')}: ${title}`}
            onClick={() => setOpen('receipt')}
          >
            {t('operatorTransfers.claimReceipt')}
          </Button>
        )}
        <Button
          size="sm"
          variant="danger"
          aria-label={`${t('operatorTransfers.claimRefuse')}: ${title}`}
          onClick={() => setOpen('refuse')}
        >
          {t('operatorTransfers.claimRefuse')}
        </Button>
      </div>
      <AssignSuggestion claim={claim} transfer={assigned} onClose={() => setAssigned(null)} />
      <RefuseClaimDialog claim={claim} title={title} open={open === 'refuse'} onClose={() => setOpen(null)} />
      <ReceiptDialog claim={claim} title={title} open={open === 'receipt'} onClose={() => setOpen(null)} />
    </li>
  )
}

type DialogProps = { claim: OperatorBankClaim; title: string; open: boolean; onClose: () => void }

/** Refuses a claim with a reason that the customer reads. */
function RefuseClaimDialog({ claim, title, open, onClose }: DialogProps) {
  const t = useOperatorTranslations()
  return (
    <ReasonDialog
      title={t('operatorTransfers.claimRefuseTitle')}
      description={title}
      schema={ClaimRefusal}
      words={{
        reason: t('operatorTransfers.reason'),
        reasonHint: t('operatorTransfers.reasonHint'),
        confirm: t('operatorTransfers.claimRefuse'),
      }}
      onConfirm={(reason) => refuseClaim(claim.id, reason)}
      open={open}
      onClose={onClose}
    />
  )
}

async function refuseClaim(id: string, reason: string) {
  const refusing = call(bankClaims.refuse, { params: { id }, body: { reason } })
  const answer = await handleAnswer(refusing, { refusals: 'inline' })
  invalidate(bankClaims.list)
  return answer
}

/** The picture of the receipt; looking at it is noted, so it is fetched when asked for. */
function ReceiptDialog({ claim, title, open, onClose }: DialogProps) {
  const t = useOperatorTranslations()
  const { send, sending } = useApiMutation(bankClaims.receipt)
  const [source, setSource] = useState<string | null>(null)
  const show = async () => {
    const answer = await send({ params: { id: claim.id } })
    if (answer.success) setSource(`data:${answer.data.type};base64,${answer.data.content}`)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorTransfers.claimReceipt')}
      description={title}
    >
      {source ? (
        <img src={source} alt={title} className="max-h-[60dvh] w-full object-contain" />
      ) : (
        <Button loading={sending} onClick={show}>
          {t('operatorTransfers.claimShow')}
        </Button>
      )}
    </Dialog>
  )
}
