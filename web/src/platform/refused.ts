import type { Answer } from '@runmart/contract/client'
import type { RefusalCode } from '@runmart/contract/errors'

/** The server said no; the message is its sentence for people. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  readonly code: RefusalCode
  /** What is wrong with which field, in sentences. */
  readonly fields: Record<string, string>

  constructor(answer: Extract<Answer<unknown>, { success: false }>) {
    super(answer.error)
    this.status = answer.status
    this.code = answer.code
    this.fields = answer.data?.fields ?? {}
  }
}
