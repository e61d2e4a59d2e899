import type { botStatuses } from '@runmart/contract/bots-states'
import type { transactionTypes } from '@runmart/contract/ledger'
import type { ListedStatus, orderTypes } from '@runmart/contract/orders-states'

/** The names of states and kinds, the same everywhere they appear. */
export const orderStates = {
  pending: 'Pending',
  'in-progress': 'In progress',
  success: 'Done',
  failed: 'Failed',
  cancel: 'Cancelled',
  refund: 'Refunded',
  scheduled: 'Scheduled',
} as const satisfies Record<ListedStatus, string>

/** Whether an order is for one thing or for a list. */
export const orderModes = {
  single: 'Single',
  multiply: 'Bulk: a list of links',
} as const satisfies Record<(typeof orderTypes)[number], string>

export const botStates = {
  waiting: 'Waiting',
  started: 'Initialized',
  running: 'Running',
  paused: 'Paused',
  stopped: 'Stopped',
  error: 'Error',
} as const satisfies Record<(typeof botStatuses)[number], string>

export const transactionKinds = {
  deposit: 'Deposit',
  crypto_deposit: 'Crypto deposit',
  bank_deposit: 'Bank deposit',
  order_ref: 'Service order',
  order_auto: 'Bot order',
  refund: 'Refund',
  commission: 'Commission',
} as const satisfies Record<(typeof transactionTypes)[number], string>

/** Names of transactions that are finer than their type, and the link to the receipt. */
export const transactionNames = {
  debit: 'Taken by the shop',
  gift: 'Gift',
  reversal: 'Reversal',
  debt: 'Owed to the shop',
  repayment: 'Debt repaid',
  clawback: 'Commission reversed',
  payout: 'Payout',
  payout_return: 'Payout returned',
  share: 'Partner share',
  share_back: 'Partner share taken back',
  openReceipt: 'Receipt for {code}',
} as const
