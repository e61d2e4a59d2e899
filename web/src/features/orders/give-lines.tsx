import type { CallOf, DataOf } from '@runmart/contract/endpoint'
import { orders } from '@runmart/contract/orders'
import { PreOrderRun } from '@runmart/contract/orders-forms'
import type { Order } from '@runmart/contract/orders-order'
import { Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useAct } from '#platform/use-act.ts'
import { Alert } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { addProblems } from '#ui/form-problems.ts'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { Section } from '#ui/section.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { BadLines } from './bad-lines.tsx'
import { LinesInput } from './lines-input.tsx'
import { LineExample, SettingFields, useBotSettings, useBots } from './new/bot-input.tsx'
import { useServices } from './new/services-query.ts'
import { fileProblemText, readPastedText, readTextFile, type TextFile } from './read-text-file.ts'

/**
 * Gives a paid pre-order its lines and its bot's settings; then the bot starts. The server counts and checks the lines
 * first.
 */
export function GiveLines({ order }: { order: Order }) {
  const t = useTranslations()
  const { file, checked, problem, choose, paste, correct, give, checking } = useLinesUpload(order)
  const { data: services } = useServices()
  const { data: bots } = useBots()
  const botId = services?.items.find(({ id }) => id === order.serviceId)?.botId
  const bot = bots?.items.find(({ id }) => id === botId) ?? null
  const settings = useBotSettings(bot)
  const byDay = order.billing === 'day'
  const tooMany = checked && !byDay && checked.valid > order.amount
  const content = checked ? (checked.invalid[0]?.code ?? (tooMany ? 'moreThanPaid' : null)) : 'uploadRequired'
  return (
    <Section
      title={t('orderLines.title')}
      description={byDay ? t('orderLines.introDays') : t('orderLines.intro', { count: order.amount })}
    >
      <Form
        label={t('orderLines.title')}
        schema={addProblems(PreOrderRun, { content, ...settings.problems })}
        read={() => ({ preOrderId: order.id, ...file, ...settings.form })}
        onSubmit={give}
      >
        <LinesInput
          label={t('orderLines.file')}
          error={problem ?? undefined}
          busy={checking}
          onFile={choose}
          onPaste={paste}
        />
        {checked && file && (
          <LinesCheck file={file} checked={checked} most={byDay ? null : order.amount} onCorrect={correct} />
        )}
        {bot && <LineExample bot={bot} />}
        <SettingFields settings={settings} />
        <SubmitButton className="self-start" icon={<Play aria-hidden />} disabled={checking}>
          {t('orderLines.send')}
        </SubmitButton>
      </Form>
    </Section>
  )
}

/**
 * A file for a pre-order: read here and checked by the server. `give` sends it to the bot and opens the bot's console.
 */
function useLinesUpload(order: Order) {
  const t = useTranslations()
  const checking = useAct(orders.checkUpload)
  const giving = useAct(orders.autoBot, { once: order.id })
  const navigate = useNavigate()
  const [file, setFile] = useState<TextFile | null>(null)
  const [checked, setChecked] = useState<DataOf<typeof orders.checkUpload> | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef(0)

  const choose = async (chosen: File) => {
    const turn = begin()
    const read = await readTextFile(chosen)
    if (turn === latest.current) await check(read)
  }
  const begin = () => {
    setChecked(null)
    setProblem(null)
    return ++latest.current
  }
  const check = async (read: Awaited<ReturnType<typeof readTextFile>>) => {
    const turn = begin()
    if (typeof read === 'string') {
      setFile(null)
      return setProblem(fileProblemText(t, read))
    }
    setFile(read)
    const answer = await checking.act({ body: { serviceId: order.serviceId, preOrderId: order.id, ...read } })
    // The customer may have chosen another file meanwhile.
    if (turn !== latest.current) return
    if (answer.success) setChecked(answer.data)
    // A field's own problem says more than the general one.
    else setProblem(Object.values(answer.data?.fields ?? {})[0] ?? answer.error)
  }

  const give = async (body: CallOf<typeof orders.autoBot>['body']) => {
    const answer = await giving.act({ body })
    if (answer.success) void navigate(paths.bot(order.id))
    return answer
  }

  return {
    file,
    checked,
    problem,
    choose,
    paste: (text: string) => void check(readPastedText(text)),
    correct: (content: string) => file && void check({ ...file, content }),
    give,
    checking: checking.acting,
  }
}

type Props = {
  file: TextFile
  checked: DataOf<typeof orders.checkUpload>
  /** The number of paid lines; null for orders without a line count. */
  most: number | null
  onCorrect: (content: string) => void
}

/** The result of a file check: the number of valid lines, and the bad ones to correct. */
function LinesCheck({ file: { fileName, content }, checked, most, onCorrect }: Props) {
  const t = useTranslations()
  const { lines, valid, duplicates, invalid, seenBefore } = checked
  const tooMany = most !== null && valid > most
  // The server names only the first ones of very many bad lines.
  const badCount = lines - valid - duplicates
  const bad = badCount > 0
  const notes = [
    duplicates > 0 && t('orderForm.skipped', { count: duplicates }),
    most !== null && valid < most && valid > 0 && !bad && t('orderLines.fewer', { count: most }),
    tooMany && t('orderLines.more', { count: most }),
    bad && t('orderForm.badInFile'),
  ].filter((note): note is string => Boolean(note))
  return (
    <Alert
      tone={bad || tooMany || valid === 0 ? 'warning' : 'success'}
      title={
        <span className="wrap-anywhere">
          {fileName}: {bad ? t('orderForm.badLines', { count: badCount }) : t('orderLines.good', { count: valid })}
        </span>
      }
    >
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {seenBefore && (
        <p>
          <LinkedSentence
            sentence={t('orderForm.seenBefore', { code: '‹code›' })}
            parts={{
              code: (
                <Link to={paths.botOrderNamed(seenBefore)} target="_blank" className="underline underline-offset-2">
                  {seenBefore}
                </Link>
              ),
            }}
          />
        </p>
      )}
      {bad && (
        <div className="mt-3">
          <BadLines content={content} count={badCount} lines={invalid} onCorrect={onCorrect} />
        </div>
      )}
    </Alert>
  )
}
