/** A bank transfer as any feed tells of it. */
export type BankTransfer = {
  externalId: string
  bankReference: string
  accountNumber: string
  /** Whole dong; negative for money that left. */
  amount: number
  content: string
  /** The bank or the person, as the feed calls them. */
  sender: string
  /** The account it was paid from, where the feed knows it. */
  payer?: string
  happenedAt: Date
}
