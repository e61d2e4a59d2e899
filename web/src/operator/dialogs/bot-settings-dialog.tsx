import type { DeskBot } from '@runmart/contract/bot-desk'
import { BotSettingsForm } from '../../features/bot-desk/bot-settings-form.tsx'
import { useOperatorSay } from '../../platform/operator-voice.ts'
import { Dialog } from '../../ui/dialog.tsx'

type Props = { bot: DeskBot; open: boolean; onClose: () => void }

/** Changes what the shop sets for a bot. */
export function BotSettingsDialog({ bot, open, onClose }: Props) {
  const say = useOperatorSay()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={say('botDesk.settingsOf', { name: bot.name })}
      description={bot.description}
    >
      <BotSettingsForm bot={bot} onDone={onClose} />
    </Dialog>
  )
}
