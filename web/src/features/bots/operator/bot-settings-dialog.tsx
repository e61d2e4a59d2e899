import type { DeskBot } from '@runmart/contract/bots-operator'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { Dialog } from '#ui/dialog.tsx'
import { BotSettingsForm } from './bot-settings-form.tsx'

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
