import type { Config } from '#platform/config/config.ts'
import { demoAccounts } from '../demo-accounts.ts'

export function announce(config: Config, address: string, notices: readonly string[]): void {
  const lines = ['', `Runmart is ready: ${address}`]
  if (config.demoPassword) {
    const people = Object.values(demoAccounts)
    const width = Math.max(...people.map(({ email }) => email.length))
    lines.push('', ...people.map(({ role, email }) => `  ${role}  ${email.padEnd(width)}  ${config.demoPassword}`))
  }
  // Without a mail server the outbox has the activation links.
  if (config.demoPassword && !config.smtpUrl) lines.push(`  emails    ${address}/dev/outbox`)
  lines.push(...notices.map((it) => `  ${it}`), '', 'Press Ctrl-C to stop.', '')
  console.log(lines.join('\n'))
}
