import type { DeskBot } from '@runmart/contract/bots-operator'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Dialog } from '#ui/dialog.tsx'
import { BotSettingsForm } from './bot-settings-form.tsx'

type Props = { bot: DeskBot; open: boolean; onClose: () => void }

/** Changes what the shop sets for a bot. */
export function BotSettingsDialog({ bot, open, onClose }: Props) {
  const t = useOperatorTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorBots.settingsOf', { name: bot.name })}
      description={bot.description}
    >
      <BotSettingsForm bot={bot} onDone={onClose} />
    </Dialog>
  )
}
