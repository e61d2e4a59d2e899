import type { Transfer } from './deposits-transfers.ts'
import type { RefusalCode } from './errors.ts'

/** The shape of every answer. `error` is for a person, `code` for a program. */
export type Envelope<Data> =
  | { success: true; message: string; data: Data; error: null; code: null }
  | {
      success: false
      message: string
      /**
       * What is wrong with which field; the new `total` with PRICE_CHANGED, the new `refund` with REFUND_CHANGED, the
       * `balance` with BALANCE_LEFT, some of the `orders` and their `count` with ORDERS_OPEN, the `transfer` that has a
       * reference already, the `pendingId` with APPROVAL_NEEDED, and with it or CLAIM_WAITS `ripensAt`: when it happens by itself, if ever;
       * `limitBytes` and `leftBytes` of the day with UPLOAD_QUOTA, of the stock with STOCK_FULL; with MAINTENANCE, `until` when it is expected to last.
       */
      data: {
        fields?: Record<string, string>
        total?: number
        refund?: number
        balance?: number
        orders?: { id: string; code: string }[]
        count?: number
        transfer?: KnownTransfer
        pendingId?: string
        ripensAt?: string | null
        limitBytes?: number
        leftBytes?: number
        until?: string | null
      } | null
      error: string
      code: RefusalCode
    }

/** The transfer that somebody tried to enter again. */
export type KnownTransfer = Pick<Transfer, 'id' | 'feed' | 'externalId' | 'bankReference' | 'status'> & {
  username: string | null
}
