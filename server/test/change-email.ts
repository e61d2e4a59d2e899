import { api } from '@runmart/contract'
import { expectData } from './expect-answer.ts'
import { tokenIn } from './mailbox.ts'
import type { Person, TestServer } from './test-server.ts'

/** Changes a person's address, with the confirmations of both. */
export async function changeEmail(server: TestServer, person: Person, email: string): Promise<void> {
  const confirm = async (address: string) => {
    const token = tokenIn(await server.mailbox.waitFor(address, /Confirm/))
    return expectData(await server.as(null)(api.accounts.confirmEmailChange, { body: { token } })).isDone
  }
  expectData(await person.call(api.accounts.changeEmail, { body: { email } }))
  await confirm(person.email)
  if (!(await confirm(email))) throw new Error('The second confirmation did not change the address')
}
