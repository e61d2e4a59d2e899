import { catalog } from '@runmart/contract/catalog'
import { type DeskOrder, Lines } from '@runmart/contract/orders-operator'
import { useState } from 'react'
import { LineExample } from '#features/bots/line-example.tsx'
import { SettingFields } from '#features/bots/setting-fields.tsx'
import { useBotSettings } from '#features/bots/use-bot-settings.ts'
import { useBots } from '#features/bots/use-bots.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { useApi } from '#platform/use-api.ts'
import { FileDrop } from '#ui/file-drop.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { fileProblemText } from '../new/file-problem-text.ts'
import { readTextFile, type TextFile } from '../read-text-file.ts'
import { giveLines } from './give-lines.ts'

/** The file and what the bot is to know besides; the server reads every line before anything starts. */
export function GiveLinesForm({ order, onDone }: { order: DeskOrder; onDone: () => void }) {
  const t = useOperatorTranslations()
  const services = useApi(catalog.offered)
  const known = useBots()
  const botId = services.data?.items.find(({ id }) => id === order.serviceId)?.draft.botId
  const bot = known.data?.items.find(({ id }) => id === botId) ?? null
  const settings = useBotSettings(bot)
  const [file, setFile] = useState<TextFile | null>(null)
  const [problem, setProblem] = useState<string>()

  const choose = async (chosen: File) => {
    const read = await readTextFile(chosen)
    const isGood = typeof read !== 'string'
    setFile(isGood ? read : null)
    setProblem(isGood ? undefined : fileProblemText(t, read))
  }

  return (
    <Form
      schema={Lines}
      read={() => ({ fileName: file?.fileName ?? '', content: file?.content, ...settings.form })}
      label={t('operatorBots.giveLinesOf', { code: order.orderCode })}
      onSubmit={async (body) => {
        const answer = await sendIdempotent(`give-lines:${order.id}`, (key) => giveLines(order.id, body, key))
        if (answer.success) onDone()
        return answer
      }}
    >
      {bot && <LineExample bot={bot} />}
      <FileDrop
        label={t('operatorBots.linesFile')}
        name="content"
        accept=".txt"
        invitation={t('orderForm.drop')}
        limits={t('orderForm.dropHint')}
        error={problem}
        hint={
          file &&
          t('operatorBots.linesRead', {
            file: file.fileName,
            lines: t('operatorBots.linesCount', { count: linesIn(file) }),
          })
        }
        onFile={choose}
      />
      <SettingFields settings={settings} />
      <SubmitButton>{t('operatorBots.giveLinesNow')}</SubmitButton>
    </Form>
  )
}

/** How many lines have something in them. */
function linesIn({ content }: TextFile): number {
  return content.split('\n').filter((line) => line.trim()).length
}
