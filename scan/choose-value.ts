import { randomUUID } from 'node:crypto'
import { NOWHERE, type Things } from './create-things.ts'

/** What a parameter of a call is given, so that the request comes as far as the database; undefined: anything of its type. */
export type ChooseValue = (call: string, name: string) => unknown

/** Instead of a value: a field that cannot stand beside the others, or says what was seen before and would be refused first. */
export const LEFT_OUT = Symbol('left out')

/** With the right password, which only calls get that it does not end. */
export function chooseValues(things: Things, password: string): ChooseValue {
  const { byShop, byPartner, bot } = things
  const serviceFor = (call: string) => {
    if (/auto-bot|check-upload|order\/user/.test(call)) return bot
    return call.includes('partner') ? byPartner : byShop
  }
  const ids: [RegExp, string][] = [
    [/\/operator\/(customers|staff)\//, things.otherId],
    [/\/operator\/bots\/running\/|\/user\/order\/(\{id\}\/(run|results)|start|pause|stop)/, things.runId],
    [/\/operator\/bots\//, 'link-checker'],
    [/\/operator\/services\//, byShop.id],
    [/\/lines$/, things.preOrderId],
    [/\/operator\/transfers\//, things.transferId],
    [/\/user\/auth\/sessions\//, things.sessionId],
    // Opening the stream would keep the scanner waiting; commissions take a month to come about.
    [/\/events$|\/commissions\//, randomUUID()],
    [/./, things.orderId],
  ]
  const withPassword = /^POST \/user\/auth\/(login|export|confirm|two-factor\/start)$/
  const inCalls: [RegExp, Record<string, unknown>][] = [
    [/order\/quote$/, { orderType: 'multiply', referralLink: LEFT_OUT, content: `${LINK}|${byShop.minAmount}` }],
    [/order\/ref$/, { orderType: 'single', referralLink: LINK, fileName: LEFT_OUT, content: LEFT_OUT }],
    [/order\/user$/, { preOrder: true }],
    [/results$/, { status: 'ok' }],
    [/claim-crypto/, { amount: '10.5' }],
    [/auth\/login$/, { email: 'demo@runmart.local' }],
    [/^PUT \/user\/info$/, { username: 'demo', telegram: 'somebody' }],
    [withPassword, { password }],
  ]
  const anywhere = { ...common, ...things, serviceIds: [byShop.id] }
  return (call, name) => {
    if (name === 'id' && call.includes('{id}')) return ids.find(([pattern]) => pattern.test(call))?.[1]
    const special = inCalls.find(([pattern, values]) => pattern.test(call) && name in values)
    if (special) return special[1][name]
    if (name === 'serviceId') return serviceFor(call).id
    if (name === 'amount') return serviceFor(call).minAmount
    return (anywhere as Record<string, unknown>)[name]
  }
}

const LINK = 'https://shop.example/r/1'

const common = {
  acceptTotal: LEFT_OUT,
  acceptRefund: LEFT_OUT,
  links: LEFT_OUT,
  q: 'link',
  page: '1',
  limit: '10',
  from: '2026-01-01',
  to: '2030-01-01',
  upTo: '1',
  format: 'json',
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: '2030-01-01T00:00:00Z',
  contactInfo: '@me',
  preOrder: false,
  fileName: 'lines.txt',
  content: NOWHERE,
  settings: {},
  code: 'SCAN10',
  documentLink: 'https://shop.example/result',
  rights: ['orders'],
  language: 'en',
  email: 'somebody@shop.example',
  username: 'somebody',
  phone: '0901234567',
  otp: '123456',
  // Where the right one would end the account or the session, a wrong one goes on being compared.
  password: 'wrong-password-1',
  oldPassword: 'wrong-password-1',
  newPassword: 'another-password-1',
  // What an edited service must keep, to be ordered afterwards.
  provider: 'OWNER_PROVIDE',
  mode: 'multi',
  minAmount: 1,
  maxAmount: 1_000,
  availability: 1_000_000,
  seenAvailability: null,
  botId: null,
  bankBin: '970436',
  bankAccountNumber: '0123456789',
  binanceId: '123456789',
  exchangeRate: '26000',
  transactionId: '123456789',
}
