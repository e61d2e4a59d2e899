import type { Order } from '@runmart/contract/orders'
import { LineExample } from '../../features/bot-needs/line-example.tsx'
import { SettingFields } from '../../features/bot-needs/setting-fields.tsx'
import { useBotSettings } from '../../features/bot-needs/use-bot-settings.ts'
import { useBots } from '../../features/bot-needs/use-bots.ts'
import { useServices } from '../../features/ordering/use-services.ts'
import { LinesUpload } from '../../features/orders/lines-upload.tsx'

/** The lines of a paid pre-order, with whatever its bot has to know besides. */
export function GiveLines({ order }: { order: Order }) {
  const { data: catalogue } = useServices()
  const { data: installed } = useBots()
  const botId = catalogue?.items.find(({ id }) => id === order.serviceId)?.botId
  const bot = installed?.items.find(({ id }) => id === botId) ?? null
  const settings = useBotSettings(bot)
  return (
    <LinesUpload order={order} more={settings.form} problems={settings.problems}>
      {bot && <LineExample bot={bot} />}
      <SettingFields settings={settings} />
    </LinesUpload>
  )
}
