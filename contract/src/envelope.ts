import type { Transfer } from './deposits-transfers.ts'
import type { RefusalCode } from './errors.ts'

/** The shape of every answer. `error` is for a person, `code` for a program. */
export type Envelope<Data> =
  | { success: true; message: string; data: Data; error: null; code: null }
  | {
      success: false
      message: string
      /**
       * `fields`: the problem of each field. `total` with PRICE_CHANGED, `refund` with REFUND_CHANGED, `balance` with
       * BALANCE_LEFT. `orders` (some) and `count` with ORDERS_OPEN. `transfer` with a known reference. `pendingId` with
       * APPROVAL_NEEDED. `ripensAt` with it or CLAIM_WAITS: when it happens by itself, if ever. `limitBytes` and
       * `leftBytes`: of the day with UPLOAD_QUOTA, of the stock with STOCK_FULL. `until`: the expected end with
       * MAINTENANCE.
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

/** The known transfer that an operator tried to enter again. */
export type KnownTransfer = Pick<Transfer, 'id' | 'feed' | 'externalId' | 'bankReference' | 'status'> & {
  username: string | null
}
