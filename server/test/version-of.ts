import { api } from '@runmart/contract'
import { expectData } from './expect-answer.ts'
import type { Person } from './test-server.ts'

const sections = {
  deposits: api.depositsOperator.settings,
  orders: api.orderSettings.settings,
  maintenance: api.maintenance.settings,
  payouts: api.payouts.settings,
  referrals: api.referrals.settings,
}

/** The current version of a section of the settings, for saving it. */
export async function versionOf({ call }: Pick<Person, 'call'>, section: keyof typeof sections): Promise<number> {
  return expectData<{ version: number }>(await call(sections[section])).version
}
