import type { Config } from '#platform/config.ts'

/** Tells the person at the terminal where the shop is and how to get in. */
export function announce(config: Config, address: string): void {
  const lines = ['', `Runmart is ready: ${address}`]
  if (config.demoPassword) {
    lines.push('', `  customer  demo@runmart.local      ${config.demoPassword}`)
    lines.push(`  operator  operator@runmart.local  ${config.demoPassword}`)
  }
  lines.push('', 'Ctrl-C stops it.', '')
  console.log(lines.join('\n'))
}
