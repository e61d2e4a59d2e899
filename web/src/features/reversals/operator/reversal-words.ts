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

/** The words for a reversal: Vietnamese takes a credit back and gives a debit back. */
export const wordsOf = ({ kind }: Pick<OperatorTransaction, 'kind'>) => (kind === 'debit' ? ofDebit : ofCredit)
