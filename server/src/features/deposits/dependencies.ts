import type { Config } from '#platform/config/config.ts'

/** What deposits need besides the database: the secrets of the feeds, limits, and whether this is a demo. */
export type DepositDependencies = Pick<Config, 'sepay' | 'casso' | 'binance' | 'depositLimits'> & {
  /** Where this server listens, for the demo's own bank; null in a real shop. */
  demoAddress: (() => string) | null
}

/** Below this the demo's own Binance answers, at the address of this server. */
export const DEMO_BINANCE_PATH = '/demo/binance'

/** How Binance is asked; a demo shop asks its own. */
export function binanceAccess({ binance, demoAddress }: DepositDependencies): DepositDependencies['binance'] {
  if (binance.apiUrl || !demoAddress) return binance
  return { ...binance, apiUrl: `${demoAddress()}/api${DEMO_BINANCE_PATH}` }
}

export const isBinanceOn = ({ binance }: Pick<DepositDependencies, 'binance'>) =>
  Boolean(binance.apiKey && binance.apiSecret)
