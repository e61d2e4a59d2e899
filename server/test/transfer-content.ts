import { api } from '@runmart/contract'
import { expectData } from './expect-answer.ts'
import type { Person } from './test-server.ts'

/** The content that a customer writes into transfers. */
export async function transferContent(person: Person): Promise<string> {
  const { crypto, bank } = expectData(await person.call(api.deposits.information))
  const content = bank?.transferContent ?? crypto?.content
  if (!content) throw new Error('The shop has neither a bank account nor a Binance ID')
  return content
}
