import type { Config } from '#platform/config/config.ts'

/** What deposits need besides the database: the secrets of the feeds, limits, and whether this is a demo. */
export type DepositDependencies = Pick<Config, 'sepay' | 'casso' | 'binance' | 'depositLimits'> & {
  /** Where this server listens, for the demo's own bank; null in a real shop. */
  demoAddress: (() => string) | null
}

export const isBinanceOn = ({ binance }: Pick<DepositDependencies, 'binance'>) =>
  Boolean(binance.apiKey && binance.apiSecret)
