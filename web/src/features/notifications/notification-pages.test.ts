import assert from 'node:assert/strict'
import test from 'node:test'
import { notificationPages } from '@runmart/i18n/notification-text'
import { paths } from '#platform/paths.ts'

test('notifications lead to the addresses of the app', () => {
  const leadsTo = Object.entries(notificationPages).map(([name, page]) => [
    name,
    typeof page === 'function' ? page('7').path : page.path,
  ])
  assert.deepEqual(Object.fromEntries(leadsTo), {
    transactions: paths.transactions,
    deposit: paths.deposit,
    referral: paths.referral,
    repeats: paths.repeats,
    partner: paths.partner,
    profile: paths.profile,
    sessions: paths.profileSessions,
    order: paths.order('7'),
    bot: paths.bot('7'),
    conversation: paths.conversation('7'),
    service: paths.orderService('7'),
  })
})
