import { sentMails } from '@runmart/contract/accounts-customer-page'
import { type AlertKind, alertKinds } from '@runmart/contract/alerts'
import { serviceStatuses, units, visibilities } from '@runmart/contract/catalog'
import { notificationKinds } from '@runmart/contract/notifications'
import { orderStatuses } from '@runmart/contract/orders-states'
import { handouts } from '@runmart/contract/stock'
import { topUpSources, topUpStatuses } from '@runmart/contract/suppliers-money'
import { dispatchStates } from '@runmart/contract/suppliers-orders'
import type { TranslateOperator } from './operator.ts'

const words = {
  kind: {
    debit: 'auditFields.kindDebit',
    deposit: 'operatorTransfers.creditDeposit',
    fixed: 'operatorDiscountCodes.fixed',
    gift: 'operatorTransfers.creditGift',
    info: 'operatorContent.info',
    percent: 'operatorDiscountCodes.percent',
    transfer: 'auditFields.kindTransfer',
    warning: 'operatorContent.warning',
  },
  alert: named(Object.keys(alertKinds) as AlertKind[], 'alertKinds'),
  billing: { unit: 'operatorServices.unit', day: 'operatorServices.day' },
  mode: { single: 'operatorServices.single', multi: 'operatorServices.multi' },
  provider: {
    OWNER_PROVIDE: 'orderForm.owner',
    PARTNER_PROVIDED: 'orderForm.partner',
    USER_PROVIDED: 'orderForm.user',
  },
  serviceType: { REFERRAL: 'operatorServices.referral', AUTO_BOT: 'operatorServices.autoBot' },
  status: named(serviceStatuses, 'serviceStates'),
  visibility: named(visibilities, 'serviceVisibilities'),
  unit: named(units, 'serviceUnits'),
  orders: {
    hold: 'operatorCustomers.ordersHold',
    keep: 'operatorCustomers.ordersKeep',
    refund: 'operatorCustomers.ordersRefund',
  },
  payouts: {
    hold: 'operatorCustomers.payoutsHold',
    keep: 'operatorCustomers.payoutsKeep',
    refuse: 'operatorCustomers.payoutsRefuse',
  },
  transfers: { hold: 'operatorCustomers.transfersHold', keep: 'operatorCustomers.transfersKeep' },
  handout: named(handouts, 'stockHandouts'),
  paidFrom: named(topUpSources, 'topUpSources'),
  rest: { delivered: 'auditFields.restDelivered', refund: 'auditFields.restRefunded' },
  from: {
    ...named(dispatchStates, 'dispatchStates'),
    ...named(topUpStatuses, 'topUpStatuses'),
    ...named(orderStatuses, 'orderStates'),
  },
  to: named(orderStatuses, 'orderStates'),
  orderStatus: named(orderStatuses, 'orderStates'),
  mail: { ...named(sentMails, 'accountMailNames'), ...named(notificationKinds, 'notificationKinds') },
} as const

type Words = typeof words
type Key = { [Name in keyof Words]: Words[Name][keyof Words[Name]] }[keyof Words]

/** The words for a value from a fixed list; undefined for typed text. */
export function auditValueWords(t: TranslateOperator, name: string, value: string): string | undefined {
  const known: Record<string, Key> | undefined = words[name as keyof Words]
  const key = known?.[value]
  return key && t(key)
}

function named<Value extends string, Subject extends string>(values: readonly Value[], subject: Subject) {
  return Object.fromEntries(values.map((it) => [it, `${subject}.${it}`])) as { [V in Value]: `${Subject}.${V}` }
}
