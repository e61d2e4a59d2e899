import type { RefusalCode } from './errors.ts'

/** The shape of every answer. `error` is for a person, `code` for a program. */
export type Envelope<Data> =
  | { success: true; message: string; data: Data; error: null; code: null }
  | {
      success: false
      message: string
      data: { fields?: Record<string, string> } | null
      error: string
      code: RefusalCode
    }
