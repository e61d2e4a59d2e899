import type { Answer } from '@runmart/contract/client'
import type { RefusalCode } from '@runmart/contract/errors'

/** A refusal of the server; the message is its sentence for people. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly status: number
  readonly code: RefusalCode
  /** Sentences about invalid fields, by field. */
  readonly fields: Record<string, string>

  constructor(answer: Extract<Answer<unknown>, { success: false }>) {
    super(answer.error)
    this.status = answer.status
    this.code = answer.code
    this.fields = answer.data?.fields ?? {}
  }
}
