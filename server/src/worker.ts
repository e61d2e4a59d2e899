import { accountClosureJobs } from '#features/account-closure/index.ts'
import { accountCronJobs, accountJobs } from '#features/accounts/index.ts'
import { alertCronJobs, alertJobs } from '#features/alerts/index.ts'
import { booksCronJobs, booksJobs } from '#features/books/index.ts'
import { botCronJobs } from '#features/bots/index.ts'
import { catalogCronJobs, catalogJobs } from '#features/catalog/index.ts'
import { conversationCronJobs, conversationJobs } from '#features/conversations/index.ts'
import { depositCronJobs, depositJobs } from '#features/deposits/index.ts'
import { dripCronJobs, dripJobs } from '#features/drips/index.ts'
import { newsletterCronJobs, newsletterJobs } from '#features/newsletter/index.ts'
import { notificationCronJobs, notificationJobs } from '#features/notifications/index.ts'
import { orderCronJobs, orderJobs } from '#features/orders/index.ts'
import { partnerCronJobs, partnerJobs } from '#features/partners/index.ts'
import { payoutCronJobs, payoutJobs } from '#features/payouts/index.ts'
import { referralCronJobs, referralJobs } from '#features/referrals/index.ts'
import { repeatCronJobs } from '#features/repeats/index.ts'
import { reportCronJobs } from '#features/reports/index.ts'
import { stockCronJobs, stockJobs } from '#features/stock/index.ts'
import { supplierCronJobs, supplierJobs } from '#features/suppliers/index.ts'
import { warrantyCronJobs, warrantyJobs } from '#features/warranty/index.ts'
import { platformCronJobs } from '#platform/jobs/cleanup.ts'
import type { Work } from '#platform/jobs/job-runner.ts'

/** All job handlers and cron jobs. */
export const work: Work = {
  handlers: [
    ...accountJobs,
    ...accountClosureJobs,
    ...alertJobs,
    ...booksJobs,
    ...catalogJobs,
    ...conversationJobs,
    ...depositJobs,
    ...dripJobs,
    ...orderJobs,
    ...partnerJobs,
    ...payoutJobs,
    ...referralJobs,
    ...newsletterJobs,
    ...notificationJobs,
    ...stockJobs,
    ...supplierJobs,
    ...warrantyJobs,
  ],
  cronJobs: [
    ...accountCronJobs,
    ...alertCronJobs,
    ...catalogCronJobs,
    ...conversationCronJobs,
    ...depositCronJobs,
    ...dripCronJobs,
    ...orderCronJobs,
    ...partnerCronJobs,
    ...payoutCronJobs,
    ...referralCronJobs,
    ...repeatCronJobs,
    ...reportCronJobs,
    ...stockCronJobs,
    ...supplierCronJobs,
    ...warrantyCronJobs,
    ...newsletterCronJobs,
    ...notificationCronJobs,
    ...botCronJobs,
    ...booksCronJobs,
    ...platformCronJobs,
  ],
}
