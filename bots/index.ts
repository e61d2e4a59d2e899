import type { Bot } from './kit/bot.ts'
import { linkChecker } from './link-checker/link-checker.ts'
import { proxyChecker } from './proxy-checker/proxy-checker.ts'
import { referralAuditor } from './referral-auditor/referral-auditor.ts'
import { telegramNotifier } from './telegram-notifier/telegram-notifier.ts'

export const bots: readonly Bot[] = [linkChecker, referralAuditor, proxyChecker, telegramNotifier]

export function findBot(id: string): Bot | null {
  return bots.find((bot) => bot.id === id) ?? null
}
