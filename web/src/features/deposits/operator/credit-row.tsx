import { type PendingCredit, pendingCredits } from '@runmart/contract/deposits-pending-credits'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useSession } from '#platform/session.ts'
import { showToast } from '#platform/toasts.ts'
import { useAct } from '#platform/use-act.ts'
import { amountText } from '#ui/amount-text.ts'
import { Button } from '#ui/button.tsx'
import { CustomerLink } from '#ui/customer-link.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { moneyText } from '#ui/money-text.ts'
import { StatusPill } from '#ui/status-pill.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { describeKnown } from './missed-transfer-dialog.tsx'

const creditWords = {
  title: 'operatorTransfers.pendingCredit',
  approveTitle: 'operatorTransfers.creditToTitle',
  approveNow: 'operatorTransfers.creditNow',
  cancelTitle: 'operatorTransfers.cancelCreditTitle',
  cancelText: 'operatorTransfers.cancelCreditText',
  cancelNow: 'operatorTransfers.cancelCreditNow',
  ripens: 'operatorTransfers.pendingRipens',
} as const
const debitWords = {
  title: 'operatorTransfers.pendingDebit',
  approveTitle: 'operatorTransfers.debitFromTitle',
  approveNow: 'operatorTransfers.debitNow',
  cancelTitle: 'operatorTransfers.cancelDebitTitle',
  cancelText: 'operatorTransfers.cancelDebitText',
  cancelNow: 'operatorTransfers.cancelDebitNow',
  ripens: 'operatorTransfers.pendingDebitRipens',
} as const

/** A pending credit or debit, for approval by another operator, or its decision. */
export function CreditRow({ credit }: { credit: PendingCredit }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { user } = useSession()
  const { confirm, dialog } = useConfirm()
  const approving = useAct(pendingCredits.approve)
  const cancelling = useAct(pendingCredits.cancel, { refusals: 'toast' })
  const fill = { amount: moneyText(language, credit.amount), name: credit.customer.username }
  const isDebit = credit.kind === 'debit'
  const words = isDebit ? debitWords : creditWords
  const title = t(words.title, fill)
  const params = { id: credit.id }

  const approve = async () => {
    const isSure = await confirm({
      title: t(words.approveTitle, fill),
      description: t('operatorTransfers.approveText', { name: credit.askedBy.username }),
      confirm: t(words.approveNow),
    })
    if (!isSure) return
    const answer = await approving.act({ params })
    if (!answer.success)
      showToast('error', answer.data?.transfer ? describeKnown(t, answer.data.transfer) : answer.error)
  }
  const cancel = async () => {
    const isSure = await confirm({
      title: t(words.cancelTitle, fill),
      description: t(words.cancelText),
      confirm: t(words.cancelNow),
      danger: true,
    })
    if (isSure) await cancelling.act({ params })
  }
  const isWaiting = credit.status === 'waiting'
  const isOwn = credit.askedBy.id === user?.id
  const isBusy = approving.acting || cancelling.acting
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold text-ink tabular-nums wrap-anywhere">
          <LinkedSentence
            sentence={t(words.title, { ...fill, name: '‹name›' })}
            parts={{ name: <CustomerLink customer={credit.customer} /> }}
          />
        </p>
        <p className="mt-1 text-pretty text-[13px] text-ink-soft wrap-anywhere">{credit.reason}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-[13px] text-ink-faint">
          {credit.reference === null ? (
            <span>
              {t(
                isDebit
                  ? 'operatorTransfers.debitByHand'
                  : credit.kind === 'gift'
                    ? 'operatorTransfers.creditGift'
                    : 'operatorTransfers.creditDeposit',
              )}
            </span>
          ) : (
            <span className="wrap-anywhere">
              <LinkedSentence
                sentence={t('operatorTransfers.bankReference', { reference: '‹reference›' })}
                parts={{ reference: <Reference credit={credit} /> }}
              />
            </span>
          )}
          {credit.transfer && (
            <span>
              {t('operatorTransfers.pendingOfTransfer', {
                amount: amountText(language, credit.transfer.amount, credit.transfer.currency),
                feed: t(`feedNames.${credit.transfer.feed}`),
              })}
            </span>
          )}
          <span>
            <LinkedSentence
              sentence={t('operatorTransfers.pendingAskedBy', { name: credit.askedBy.username, when: '‹when›' })}
              parts={{ when: <DateTime at={credit.askedAt} /> }}
            />
          </span>
          {isWaiting && credit.ripensAt && (
            <span>
              <LinkedSentence
                sentence={t(words.ripens, { when: '‹when›' })}
                parts={{ when: <DateTime at={credit.ripensAt} /> }}
              />
            </span>
          )}
          {isWaiting && isOwn && !credit.ripensAt && <span>{t('operatorTransfers.pendingOwn')}</span>}
          {credit.decidedAt && (
            <span>
              <LinkedSentence
                sentence={
                  credit.decidedBy
                    ? t('operatorTransfers.decidedBy', { name: credit.decidedBy.username, when: '‹when›' })
                    : t('operatorTransfers.decidedAlone', { when: '‹when›' })
                }
                parts={{ when: <DateTime at={credit.decidedAt} /> }}
              />
            </span>
          )}
        </p>
      </div>
      {isWaiting ? (
        <div className="flex gap-2">
          <Button
            size="sm"
            variant="quiet"
            disabled={isBusy}
            aria-label={`${t('operatorTransfers.cancelCredit')}: ${title}`}
            onClick={cancel}
          >
            {t('operatorTransfers.cancelCredit')}
          </Button>
          {!isOwn && (
            <Button
              size="sm"
              disabled={isBusy}
              aria-label={`${t('operatorTransfers.approve')}: ${title}`}
              onClick={approve}
            >
              {t('operatorTransfers.approve')}
            </Button>
          )}
        </div>
      ) : (
        <StatusPill state={credit.status === 'credited' ? 'success' : 'cancel'}>
          {t(`manualCreditStates.${isDebit && credit.status === 'credited' ? 'debited' : credit.status}`)}
        </StatusPill>
      )}
      {dialog}
    </li>
  )
}

/** The bank reference, linked if the list contains the transfer. Missed transfers appear after their credit. */
function Reference({ credit: { reference, status, transfer } }: { credit: PendingCredit }) {
  if (reference === null || (status !== 'credited' && !transfer)) return reference
  return <TextLink to={operatorPaths.transfersNamed(reference)}>{reference}</TextLink>
}
