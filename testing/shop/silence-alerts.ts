import { accounts } from '@runmart/contract/accounts'
import { alerts } from '@runmart/contract/alerts'
import { createClient } from '@runmart/contract/client'

/** Turns off alert toasts: they would cover the page at the start of each minute. */
export async function silenceAlerts(shop: { url: string; demoPassword: string }): Promise<void> {
  const base = `${shop.url}/api`
  const email = 'operator@runmart.local'
  const signedIn = await createClient({ base, language: () => 'en', accessToken: () => null })(accounts.login, {
    body: { email, password: shop.demoPassword },
  })
  if (!signedIn.success) throw new Error(`The operator was not signed in: ${signedIn.code}`)
  const { accessToken } = signedIn.data
  const operator = createClient({ base, language: () => 'en', accessToken: () => accessToken })
  const settings = await operator(alerts.settings)
  if (!settings.success) throw new Error(`The alerts of the operator were refused: ${settings.code}`)
  for (const { kind, telegram, mail } of settings.data.kinds)
    await operator(alerts.choose, { body: { kind, channels: { browser: false, telegram, mail } } })
}
