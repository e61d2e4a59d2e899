import type { Transfer } from '@runmart/contract/deposits-transfers'
import type { TranslateOperator } from '@runmart/i18n/operator'

/** The reason why a transfer waits for an operator, as text; `serious` if a credit is probably wrong. */
export function waitingReason(
  t: TranslateOperator,
  { reason, note }: Pick<Transfer, 'reason' | 'note'>,
): { sentence: string; serious: boolean } {
  switch (reason?.code) {
    case 'no-customer':
      return { sentence: t('operatorTransfers.whyNobody'), serious: false }
    case 'several-customers':
      return { sentence: t('operatorTransfers.whySeveral'), serious: false }
    case 'worth-nothing':
      return { sentence: t('operatorTransfers.whyNothing'), serious: false }
    case 'claimed':
      return { sentence: t('operatorTransfers.whyClaimed'), serious: false }
    case 'reversed':
      return { sentence: t('operatorTransfers.whyReversed'), serious: false }
    case 'unlisted':
      return { sentence: t('operatorTransfers.whyUnlisted'), serious: true }
    case 'held':
      return { sentence: t('operatorTransfers.whyHeld'), serious: true }
    case 'other-account':
      return { sentence: t('operatorTransfers.whyElsewhere', { account: reason.account }), serious: true }
    case 'credited-before':
      return { sentence: t('operatorTransfers.whyTwice', { reference: reason.reference }), serious: true }
    default:
      return { sentence: note, serious: false }
  }
}
