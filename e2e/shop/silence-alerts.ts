import { alerts } from '@runmart/contract/alerts'
import { callAs } from '../operator/sign-in-as.ts'

/** Turns off toasts about what journeys do: they would come whenever a minute begins, over whatever is looked at. */
export async function silenceAlerts(shop: { url: string; demoPassword: string }): Promise<void> {
  const operator = await callAs(shop, { email: 'operator@runmart.local', password: shop.demoPassword })
  const settings = await operator(alerts.settings)
  if (!settings.success) throw new Error(`The alerts of the operator were refused: ${settings.code}`)
  for (const { kind, telegram, mail } of settings.data.kinds)
    await operator(alerts.choose, { body: { kind, channels: { browser: false, telegram, mail } } })
}
