import { join } from 'node:path'
import type { BotRegistry } from '@runmart/bots/registry'
import { accountClosureJobs } from '#features/account-closure/index.ts'
import { accountCronJobs, accountJobs } from '#features/accounts/index.ts'
import { alertCronJobs, alertJobs, listReaders } from '#features/alerts/index.ts'
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
import { createMailer } from '#outside/mail/mailer.ts'
import { objectStore } from '#outside/object-store/object-store.ts'
import { telegramApi } from '#outside/telegram/bot-api.ts'
import type { Config } from '#platform/config/config.ts'
import type { Tx } from '#platform/db/tx.ts'
import { platformCronJobs } from '#platform/jobs/cleanup.ts'
import type { Work } from '#platform/jobs/job-runner.ts'
import type { Log } from '#platform/log.ts'

/** All job handlers and cron jobs, with the installed bots. */
export function createWork(config: Config, log: Log, bots: BotRegistry): Work {
  const outboxDir = join(config.dataDir, 'outbox')
  const send = createMailer({ ...config, outboxDir, onSaved: (line) => log.info({ event: 'mail-saved' }, line) })
  const store = config.objectStore && objectStore(config.objectStore)
  const telegram = config.telegram && telegramApi(config.telegram)
  const demoAddress = config.demoBank ? () => `http://127.0.0.1:${config.port}` : null
  const wantsMails = async (tx: Tx, operatorId: string) =>
    (await listReaders(tx, 'messages')).some((it) => it.operatorId === operatorId && it.channels.mail)
  return {
    handlers: [
      ...accountJobs({ publicUrl: config.publicUrl, rateLimits: config.rateLimits, send }),
      ...accountClosureJobs({ publicUrl: config.publicUrl, send }),
      ...alertJobs({ ...config, send, telegram }),
      ...booksJobs,
      ...catalogJobs,
      ...conversationJobs({ ...config, send, wantsMails }),
      ...depositJobs({ ...config, demoAddress }),
      ...dripJobs,
      ...orderJobs,
      ...partnerJobs,
      ...payoutJobs({ publicUrl: config.publicUrl, send }),
      ...referralJobs,
      ...newsletterJobs({ ...config, send }),
      ...notificationJobs({ ...config, send, telegram }),
      ...stockJobs,
      ...supplierJobs(config),
      ...warrantyJobs,
    ],
    cronJobs: [
      ...accountCronJobs,
      ...alertCronJobs({ ...config, demoAddress }),
      ...catalogCronJobs,
      ...conversationCronJobs(config),
      ...depositCronJobs({ ...config, demoAddress }),
      ...dripCronJobs,
      ...orderCronJobs(config.botLimits),
      ...partnerCronJobs,
      ...payoutCronJobs,
      ...referralCronJobs,
      ...repeatCronJobs({ ...config, bots }),
      ...reportCronJobs(config),
      ...stockCronJobs,
      ...supplierCronJobs,
      ...warrantyCronJobs,
      ...newsletterCronJobs,
      ...notificationCronJobs({ ...config, telegram }),
      ...botCronJobs({ ...config, ...config.botLimits, store, bots }),
      ...booksCronJobs,
      ...platformCronJobs,
    ],
  }
}
