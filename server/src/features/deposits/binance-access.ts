import type { Shop } from '#platform/shop.ts'

declare module '#platform/shop.ts' {
  interface Shop {
    /** The address of this server, for the demo's own bank; null in a real shop. */
    demoAddress: (() => string) | null
  }
}

/** Path of the demo's own Binance API on this server. */
export const DEMO_BINANCE_PATH = '/demo/binance'

/** The access to Binance; a demo shop uses its own. */
export function binanceAccess({ binance, demoAddress }: Pick<Shop, 'binance' | 'demoAddress'>): Shop['binance'] {
  if (binance.apiUrl || !demoAddress) return binance
  return { ...binance, apiUrl: `${demoAddress()}/api${DEMO_BINANCE_PATH}` }
}

export const isBinanceOn = ({ binance }: Pick<Shop, 'binance'>) => Boolean(binance.apiKey && binance.apiSecret)
