import type { api } from '@runmart/contract'
import { AUTO_UPDATE_MINUTES, type DepositInformation } from '@runmart/contract/deposits'
import { banks } from '@runmart/contract/deposits-banks'
import { vietQr } from '@runmart/contract/deposits-vietqr'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'
import { isBinanceOn } from './binance-access.ts'
import { contentOf, findContent } from './content-queries.ts'
import { getSettings } from './settings-queries.ts'

const MANUAL_CONFIRM_AFTER_SECONDS = 60

/**
 * The shop's accounts and the content for transfers. A channel is null if the shop would not notice its money. A bank
 * account is enough, because operators can enter missed transfers; Binance needs access to its history.
 */
export async function getInformation(
  tx: Tx,
  { caller }: HandlerInput<typeof api.deposits.information>,
  shop: Shop,
): Promise<Result<DepositInformation>> {
  const settings = await getSettings(tx)
  // An operator's view of a customer creates no content.
  const contentFor = caller?.isView ? findContent : contentOf
  const content = caller && (await contentFor(tx, caller.userId))
  const { bankBin: bin, bankAccountNumber: account } = settings
  const ready = { bank: Boolean(bin && account), crypto: Boolean(settings.binanceId) && isBinanceOn(shop) }
  return {
    data: {
      bank: ready.bank
        ? {
            accountNumber: account,
            accountName: settings.bankAccountName,
            bank: banks[bin] ?? bin,
            bin,
            transferContent: content,
            qr: content && vietQr({ bin, account, content }),
          }
        : null,
      crypto: ready.crypto ? { binanceId: settings.binanceId, owner: settings.binanceOwner, content } : null,
      ready,
      simulated: shop.demoAddress !== null,
      cryptoExchange: { currency: 'USDT', exchangeRate: settings.exchangeRate, updatedAt: settings.updatedAt },
      rules: {
        autoUpdateMinutes: AUTO_UPDATE_MINUTES,
        manualConfirmAfterSeconds: MANUAL_CONFIRM_AFTER_SECONDS,
        wrongContentFeePercent: settings.wrongContentPercent,
        minDeposit: settings.minDeposit,
      },
    },
  }
}
