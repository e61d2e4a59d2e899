import type { TranslateOperator } from '@runmart/i18n/operator'

/** Why the server left a transfer to an operator, in the reader's words; `serious` when crediting it is probably wrong. */
export function waitingReason(t: TranslateOperator, note: string): { sentence: string; serious: boolean } {
  if (note === 'no customer content found') return { sentence: t('operatorTransfers.whyNobody'), serious: false }
  if (note === 'contents of several customers') return { sentence: t('operatorTransfers.whySeveral'), serious: false }
  const account = /^sent to another account \((.*)\)$/.exec(note)?.[1]
  if (account) return { sentence: t('operatorTransfers.whyElsewhere', { account }), serious: true }
  const reference = /^bank reference (.*) was credited before$/.exec(note)?.[1]
  if (reference) return { sentence: t('operatorTransfers.whyTwice', { reference }), serious: true }
  return { sentence: note, serious: false }
}
