import { api } from '@runmart/contract'
import type { MaintenanceDraft } from '@runmart/contract/content-maintenance'
import { eventually } from './eventually.ts'
import { expectData } from './expect-answer.ts'
import type { Person, TestServer } from './test-server.ts'
import { versionOf } from './version-of.ts'

/** Closes or opens the shop, and waits until the server knows, a moment after the save. */
export async function closeShop(
  server: TestServer,
  operator: Pick<Person, 'call'>,
  { isOn = true, texts = { en: '', vi: '', ru: '' }, until = null }: Partial<MaintenanceDraft> = {},
): Promise<void> {
  const body = { isOn, texts, until, version: await versionOf(operator, 'maintenance') }
  expectData(await operator.call(api.maintenance.saveSettings, { body }))
  await eventually(async () => isOn === (expectData(await server.as(null)(api.content.state)).maintenance !== null))
}
