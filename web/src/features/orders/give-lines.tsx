import type { Order } from '@runmart/contract/orders'
import { LineExample } from '#features/bots/line-example.tsx'
import { SettingFields } from '#features/bots/setting-fields.tsx'
import { useBotSettings } from '#features/bots/use-bot-settings.ts'
import { useBots } from '#features/bots/use-bots.ts'
import { LinesUpload } from './lines-upload.tsx'
import { useServices } from './new/use-services.ts'

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
