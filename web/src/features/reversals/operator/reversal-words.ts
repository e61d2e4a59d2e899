import type { OperatorTransaction } from '@runmart/contract/reversals'

const ofCredit = {
  reverse: 'operatorReversals.reverse',
  reverseOf: 'operatorReversals.reverseOf',
  reversed: 'operatorReversals.reversed',
  dialogTitle: 'operatorReversals.dialogTitle',
  reverseNow: 'operatorReversals.reverseNow',
} as const
const ofDebit = {
  reverse: 'operatorReversals.debitReverse',
  reverseOf: 'operatorReversals.debitReverseOf',
  reversed: 'operatorReversals.debitReversed',
  dialogTitle: 'operatorReversals.debitDialogTitle',
  reverseNow: 'operatorReversals.debitReverseNow',
} as const

/** What undoing a transaction is called: in Vietnamese a credit is taken back, a debit given back. */
export const wordsOf = ({ kind }: Pick<OperatorTransaction, 'kind'>) => (kind === 'debit' ? ofDebit : ofCredit)
