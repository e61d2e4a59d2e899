import type { CallOf } from '@runmart/contract/endpoint'
import { Lines, type OperatorOrder, ordersOperator } from '@runmart/contract/orders-operator'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { Dialog } from '#ui/dialog.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { LineExample, SettingFields, useBotSettings, useBots } from '../new/bot-input.tsx'
import { fileProblemText, readTextFile, type TextFile } from '../read-text-file.ts'

type Props = { order: OperatorOrder; open: boolean; onClose: () => void }

/** Gives a pre-order the lines that its customer did not upload; the bot starts. */
export function GiveLinesDialog({ order, open, onClose }: Props) {
  const t = useOperatorTranslations()
  const text = order.billing === 'day' ? 'operatorBots.giveLinesDays' : 'operatorBots.giveLinesText'
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorBots.giveLinesOf', { code: order.orderCode })}
      description={t(text, { count: order.amount, name: order.customer.username })}
    >
      <GiveLinesForm order={order} onClose={onClose} />
    </Dialog>
  )
}

/** The file and the bot's settings; the server reads every line before anything starts. */
function GiveLinesForm({ order, onClose }: Omit<Props, 'open'>) {
  const t = useOperatorTranslations()
  const { id } = order
  const { act } = useAct(ordersOperator.giveLines, { once: id, untilFresh: true })
  const { data } = useApi(ordersOperator.order, { params: { id } })
  const bots = useBots()
  const bot = bots.data?.items.find((it) => it.id === data?.botId) ?? null
  const settings = useBotSettings(bot)
  const [file, setFile] = useState<TextFile | null>(null)
  const [problem, setProblem] = useState<string>()

  const choose = async (chosen: File) => {
    const read = await readTextFile(chosen)
    const isGood = typeof read !== 'string'
    setFile(isGood ? read : null)
    setProblem(isGood ? undefined : fileProblemText(t, read))
  }
  const submit = async (body: CallOf<typeof ordersOperator.giveLines>['body']) => {
    const answer = await act({ params: { id }, body })
    if (answer.success) onClose()
    return answer
  }

  return (
    <Form
      schema={Lines}
      read={() => ({ fileName: file?.fileName ?? '', content: file?.content, ...settings.form })}
      label={t('operatorBots.giveLinesOf', { code: order.orderCode })}
      onSubmit={submit}
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
            lines: t('operatorBots.linesCount', { count: countLines(file) }),
          })
        }
        onFile={choose}
      />
      <SettingFields settings={settings} />
      <SubmitButton>{t('operatorBots.giveLinesNow')}</SubmitButton>
    </Form>
  )
}

function countLines({ content }: TextFile): number {
  return content.split('\n').filter((line) => line.trim()).length
}
