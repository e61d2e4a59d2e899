import type { Config } from '#platform/config/config.ts'
import { demoAccounts } from '../demo.ts'

/** Tells the person at the terminal where the shop is and how to get in. */
export function announce(config: Config, address: string, says: readonly string[]): void {
  const lines = ['', `Runmart is ready: ${address}`]
  if (config.demoPassword) {
    const people = Object.values(demoAccounts)
    const width = Math.max(...people.map(({ email }) => email.length))
    lines.push('', ...people.map(({ role, email }) => `  ${role}  ${email.padEnd(width)}  ${config.demoPassword}`))
  }
  // Without a mail server a newcomer finds the link that activates an account there.
  if (config.demoPassword && !config.smtpUrl) lines.push(`  mails     ${address}/dev/outbox`)
  lines.push(...says.map((it) => `  ${it}`), '', 'Ctrl-C stops it.', '')
  console.log(lines.join('\n'))
}
