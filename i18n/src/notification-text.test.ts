import assert from 'node:assert/strict'
import test from 'node:test'
import { languages } from '@runmart/contract/languages'
import { type Notification, type NotificationContent, notificationKinds } from '@runmart/contract/notifications'
import { notificationMail, notificationText } from './notification-text.ts'
import { translator } from './server.ts'

const t = translator('en')
const order = { orderId: '7', orderCode: 'RM-7K3QX9' }
const all: NotificationContent[] = [
  { kind: 'deposit-credited', amount: 200_000 },
  { kind: 'claim-refused', amount: 100_000, reference: 'FT1', reason: 'Nothing arrived.' },
  { kind: 'credit-reversed', amount: 70_000, owed: 50_000, reason: 'Paid twice.' },
  { kind: 'order-changed', ...order, orderStatus: 'refund', refunded: 80_000 },
  { kind: 'bot-finished', ...order, ok: 1_200, failed: 3, refunded: 45 },
  { kind: 'bot-failed', ...order, refunded: 0 },
  { kind: 'starts-stopped', ...order, reason: 'It asks too much.' },
  { kind: 'commission-earned', amount: 5_000 },
  { kind: 'commission-taken-back', amount: 5_000 },
  { kind: 'message-received', conversationId: '7', orderCode: 'RM-7K3QX9', text: 'x'.repeat(200) },
  { kind: 'payout-paid', amount: 300_000, reference: 'FT123' },
  { kind: 'payout-refused', amount: 300_000, reason: 'Unknown account.' },
  { kind: 'repeat-ordered', ...order, total: 45_000, nextOn: '2026-11-24' },
  { kind: 'repeat-not-ordered', ...order, reason: 'balance', nextOn: null },
  { kind: 'drip-ended', ...order, runs: 10, done: 8, refunded: 2_000 },
  { kind: 'claim-decided', ...order, outcome: 'refunded', refunded: 6_000, reason: 'Sorry.' },
  { kind: 'goods-replaced', ...order, reason: 'It was dead.' },
  { kind: 'partner-news', names: { en: 'New order', vi: 'Đơn mới', ru: 'Новый заказ' }, note: '' },
  { kind: 'service-back', serviceId: '9', slug: 'proxy', names: { en: 'Proxy', vi: 'Proxy', ru: 'Прокси' } },
  { kind: 'email-changed', email: 'new@example.com' },
  { kind: 'new-sign-in', device: 'Mozilla/5.0 (Windows NT 10.0) Firefox/130.0', address: '203.0.113.7' },
]
const telegram = { name: 'Channel set-up', category: 'telegram', categoryName: 'Telegram' } as const
const textOf = (kind: NotificationContent['kind'], service: Notification['service'] = telegram) => {
  const news = all.find((it) => it.kind === kind) as NotificationContent
  const { title, note } = notificationText(t, 'en', { news, service })
  return `${title} / ${note}`.replaceAll('\u00a0', ' ')
}

test('every kind has its own sentence and leads somewhere', () => {
  assert.deepEqual(
    all.map(({ kind }) => kind),
    notificationKinds,
  )
  assert.equal(
    new Set(all.map((news) => notificationText(t, 'en', { news, service: null }).title)).size,
    notificationKinds.length,
  )
  assert.deepEqual(
    all.map((news) => notificationText(t, 'en', { news, service: null }).path),
    [
      '/transactions',
      '/deposit',
      '/transactions',
      '/orders/7',
      '/bots/7',
      '/bots/7',
      '/orders/7',
      '/referral',
      '/referral',
      '/messages/7',
      '/referral',
      '/referral',
      '/orders/7',
      '/orders/repeats',
      '/orders/7',
      '/orders/7',
      '/orders/7',
      '/partner',
      '/orders/new?service=9',
      '/profile',
      '/profile/security#sessions',
    ],
  )
})

test('money, what was ordered and device are named; money that came back is told only when it did', () => {
  assert.equal(textOf('deposit-credited'), 'Deposit credited: +200,000 ₫ / Added to your balance.')
  const news = { kind: 'deposit-credited', amount: 1_000, isGift: true } as const
  const gift = notificationText(t, 'en', { news, service: null })
  assert.match(gift.title, /^Gift from the shop: \+1,000/)
  assert.equal(
    textOf('credit-reversed'),
    'Credit reversed: −70,000 ₫ / Paid twice. 50,000 ₫ is owed and will be taken from your next credits.',
  )
  const back = { kind: 'credit-reversed', amount: -30_000, owed: 0, reason: 'A mistake.', isDebit: true } as const
  assert.match(notificationText(t, 'en', { news: back, service: null }).title, /^Back on your balance: \+30,000/)
  assert.equal(
    textOf('order-changed'),
    'Channel set-up: Refunded / Telegram · RM-7K3QX9 · 80,000 ₫ was refunded to your balance.',
  )
  assert.match(textOf('bot-finished'), /\/ Telegram · RM-7K3QX9 · 1,200 OK, 3 failed\. · 45 ₫ was refunded/)
  assert.equal(textOf('bot-failed'), 'Channel set-up: bot failed / Telegram · RM-7K3QX9')
  // An order that is not known any more has its code.
  assert.equal(textOf('bot-failed', null), 'Order RM-7K3QX9: bot failed / ')
  assert.equal(textOf('message-received', null), `New message: order RM-7K3QX9 / ${'x'.repeat(140)}…`)
  assert.equal(textOf('payout-paid'), 'Payout sent: 300,000 ₫ / Reference FT123.')
  assert.equal(textOf('payout-refused'), 'Payout refused: 300,000 ₫ / Unknown account.')
  assert.equal(
    textOf('claim-decided'),
    'Channel set-up: warranty claim answered / Telegram · RM-7K3QX9 · 6,000 ₫ was refunded to your balance. · Sorry.',
  )
  assert.equal(textOf('goods-replaced'), 'Channel set-up: item replaced / Telegram · RM-7K3QX9 · It was dead.')
  assert.equal(
    textOf('starts-stopped'),
    'Channel set-up: automatic starts stopped / Telegram · RM-7K3QX9 · It asks too much.',
  )
  const gone: NotificationContent = { kind: 'starts-stopped', ...order, reason: null }
  assert.match(notificationText(t, 'en', { news: gone, service: telegram }).note, /isn’t available right now/)
  assert.match(textOf('email-changed'), /^Email changed: new@example\.com \/ Wasn’t you\?/)
  assert.match(textOf('new-sign-in'), /^New sign-in: Firefox · Windows \/ From 203\.0\.113\.7\./)
})

test('a program that says nothing about itself is an unknown device', () => {
  const news = { kind: 'new-sign-in', device: '', address: '::1' } as const
  assert.match(notificationText(t, 'en', { news, service: null }).title, /unknown device/)
})

test('a repeating order tells what it cost and when the next one comes, or why there is none', () => {
  const gone = { kind: 'repeat-not-ordered', ...order, reason: 'bot-gone', nextOn: '2026-11-24' } as const
  assert.equal(
    notificationText(t, 'en', { news: gone, service: telegram }).note.replaceAll('\u00a0', ' '),
    'The bot isn’t available right now. Nothing was charged. Next: 24 Nov 2026.',
  )
  assert.equal(
    textOf('repeat-ordered'),
    'Channel set-up: ordered again / Telegram · RM-7K3QX9 · 45,000 ₫ · Next: 24 Nov 2026.',
  )
  assert.equal(
    textOf('repeat-not-ordered'),
    'Channel set-up: not ordered again / Your balance was too low. Nothing was charged. Repeating has stopped.',
  )
})

test('a spread order tells how many runs were delivered, and what came back', () => {
  assert.equal(
    textOf('drip-ended'),
    'Channel set-up: all runs are over / Telegram · RM-7K3QX9 · 8 of 10 runs delivered · 2,000 ₫ was refunded to your balance.',
  )
})

test('a kind that an open page does not know leads to the list', () => {
  const news = { kind: 'from-tomorrow' } as unknown as NotificationContent
  assert.deepEqual(notificationText(t, 'en', { news, service: null }), {
    title: 'New notification',
    note: '',
    path: '/notifications',
  })
})

test('a mail is complete in every language, and leads where the list leads', () => {
  for (const language of languages)
    for (const news of all) {
      const list = notificationText(translator(language), language, { news, service: telegram })
      const mail = notificationMail(translator(language), language, { news, service: telegram })
      assert.equal(mail.path, list.path)
      assert.doesNotMatch(`${mail.subject}${mail.text}${mail.action}`, /[{}]|notification\w+\.|undefined/)
      assert.ok(mail.text && mail.action, news.kind)
    }
})

test('a mail names the order in its subject and says the rest in sentences', () => {
  const mailOf = (kind: NotificationContent['kind']) => {
    const news = all.find((it) => it.kind === kind) as NotificationContent
    const { subject, text } = notificationMail(t, 'en', { news, service: telegram })
    return `${subject} / ${text}`.replaceAll('\u00a0', ' ')
  }
  const order = 'Channel set-up (Telegram, RM-7K3QX9)'
  assert.equal(
    mailOf('order-changed'),
    `${order}: Refunded / The status of your order ${order} is now “Refunded”. 80,000 ₫ was refunded to your balance.`,
  )
  assert.equal(
    mailOf('credit-reversed'),
    'Credit reversed: −70,000 ₫ / A credit of 70,000 ₫ was reversed: Paid twice. 50,000 ₫ is owed and will be taken from your next credits.',
  )
  assert.equal(
    mailOf('repeat-not-ordered'),
    `${order}: not ordered again / Your repeating order ${order} was not placed. Your balance was too low. Nothing was charged. Repeating has stopped.`,
  )
  assert.equal(
    mailOf('drip-ended'),
    `${order}: all runs are over / 8 of 10 runs of your order were delivered. 2,000 ₫ was refunded to your balance.`,
  )
})

test('a mail never repeats what an unknown program calls itself', () => {
  const news = { kind: 'new-sign-in', device: 'evil.example/win', address: '::1' } as const
  const { subject, text } = notificationMail(t, 'en', { news, service: null })
  assert.match(subject, /unknown device/)
  assert.doesNotMatch(subject + text, /evil/)
})
