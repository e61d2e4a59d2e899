/** A bank transfer as any feed tells of it. */
export type BankTransfer = {
  externalId: string
  bankReference: string
  accountNumber: string
  /** Whole dong; negative for money that left. */
  amount: number
  content: string
  sender: string
  happenedAt: Date
}
