import type { RefusalCode } from './errors.ts'

/** The shape of every answer. `error` is for a person, `code` for a program. */
export type Envelope<Data> =
  | { success: true; message: string; data: Data; error: null; code: null }
  | {
      success: false
      message: string
      /** What is wrong with which field; the new `total` with PRICE_CHANGED, the new `refund` with REFUND_CHANGED. */
      data: { fields?: Record<string, string>; total?: number; refund?: number } | null
      error: string
      code: RefusalCode
    }
