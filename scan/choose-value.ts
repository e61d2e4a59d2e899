import { randomUUID } from 'node:crypto'
import { pictures } from '../server/test/pictures.ts'
import { FIELDS, INPUTS, NOWHERE, type Things } from './create-things.ts'

/** Chooses a parameter's value, so that the request reaches the database; undefined: any value of its type. */
export type ChooseValue = (call: string, name: string) => unknown

/** Omits a field that conflicts with others, or that would make an early refusal more likely. */
export const LEFT_OUT = Symbol('left out')

/** Uses the right password only in calls that do not end the account or the session. */
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
    [/\/(operator\/services|user\/service)\//, byShop.id],
    [/\/conversations?\/file\//, things.fileId],
    // A random id: deleting the edited one would leave nothing to edit.
    [/^DELETE \/operator\/saved-replies\//, randomUUID()],
    [/\/saved-replies\//, things.replyId],
    [/\/bank-claims\//, things.claimId],
    [/\/pending-credits\//, things.pendingId],
    [/\/operator\/payouts\//, things.payoutId],
    [/\/lines$/, things.preOrderId],
    [/\/operator\/transfers\//, things.transferId],
    [/\/user\/auth\/sessions\//, things.sessionId],
    // A random id: an open stream would block the scanner, and commissions with their payouts take a month.
    [/\/events$|\/commissions\/|\/user\/payout\//, randomUUID()],
    [/./, things.orderId],
  ]
  const withPassword = /^POST \/user\/auth\/(login|export|confirm|two-factor\/start)$/
  const inCalls: [RegExp, Record<string, unknown>][] = [
    [/order\/quote$/, { orderType: 'multiply', referralLink: LEFT_OUT, content: `${LINK}|${byShop.draft.minAmount}` }],
    [/order\/ref$/, { orderType: 'single', referralLink: LINK, fileName: LEFT_OUT, content: LEFT_OUT }],
    [/order\/user$/, { preOrder: true }],
    [/results$/, { status: 'ok' }],
    [/crypto/, { amount: '10.5' }],
    [/payout\/request$/, { amount: 1_000_000 }],
    [/auth\/login$/, { email: 'demo@runmart.local' }],
    [/^PUT \/user\/info$/, { username: 'demo', telegram: 'somebody' }],
    [withPassword, { password }],
    [/\/transactions?\/\{code\}/, { code: things.transactionCode }],
    [/conversation\/\{id\}\/message$/, { files: LEFT_OUT }],
    [/\/file$/, { fileName: 'a.txt', content: Buffer.from('some words').toString('base64') }],
    [/\/pictures$/, { content: PICTURE }],
    [/\/page$/, { version: 0 }],
    // A used slug would cause an early refusal.
    [/^POST \/operator\/services$/, { slug: LEFT_OUT }],
    [/order\/(user|auto-bot-upload)$/, { inputs: {} }],
  ]
  const anywhere = { ...common, ...things, serviceIds: [byShop.id], files: [things.fileId] }
  return (call, name) => {
    if (name === 'id' && call.includes('{id}')) return ids.find(([pattern]) => pattern.test(call))?.[1]
    const special = inCalls.find(([pattern, values]) => pattern.test(call) && name in values)
    if (special) return special[1][name]
    if (name === 'serviceId') return serviceFor(call).id
    if (name === 'amount') return serviceFor(call).draft.minAmount
    return (anywhere as Record<string, unknown>)[name]
  }
}

const PICTURE = pictures.png.toString('base64')

const LINK = 'https://shop.example/r/1'

const common = {
  acceptTotal: LEFT_OUT,
  acceptRefund: LEFT_OUT,
  links: LEFT_OUT,
  q: 'link',
  month: new Date().toISOString().slice(0, 7),
  since: '2026-01-01T00:00:00Z',
  before: '999999999',
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
  inputs: INPUTS,
  code: 'SCAN10',
  documentLink: 'https://shop.example/result',
  rights: ['orders'],
  language: 'en',
  email: 'somebody@shop.example',
  username: 'somebody',
  phone: '0901234567',
  timeZone: 'Asia/Ho_Chi_Minh',
  otp: '123456',
  // The right password would end the account or the session; a wrong one still reaches the comparison.
  password: 'wrong-password-1',
  oldPassword: 'wrong-password-1',
  newPassword: 'another-password-1',
  // An edited service has to keep these, so that it can be ordered afterwards.
  provider: 'OWNER_PROVIDE',
  mode: 'multi',
  minAmount: 1,
  maxAmount: 1_000,
  availability: 1_000_000,
  seenAvailability: null,
  botId: null,
  fields: FIELDS,
  slug: 'scanned',
  bankBin: '970436',
  bankAccountNumber: '0123456789',
  account: '0123456789',
  receipt: PICTURE,
  sentOn: new Date().toISOString().slice(0, 10),
  binanceId: '123456789',
  exchangeRate: '26000',
  transactionId: '123456789',
}
