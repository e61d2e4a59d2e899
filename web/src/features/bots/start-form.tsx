import { bots } from '@runmart/contract/bots'
import type { Service } from '@runmart/contract/catalog'
import type { DataOf } from '@runmart/contract/endpoint'
import { UploadForm } from '@runmart/contract/orders-forms'
import type { Order } from '@runmart/contract/orders-order'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  AmountInput,
  ContactField,
  InputFields,
  LineExample,
  LinesField,
  OptionalFields,
  OrderFormLayout,
  readDetails,
  ServiceField,
  SettingFields,
  type TextFile,
  useAmount,
  useBotSettings,
  useChosenService,
  useInputs,
  usePlaceOrder,
  usePrice,
  useUpload,
} from '#features/orders/index.ts'
import { fetchFile } from '#platform/download.ts'
import { useTranslations } from '#platform/language.tsx'
import { endpointQuery, queryClient } from '#platform/query-client.ts'
import { RefusedError } from '#platform/refused-error.ts'
import { useApiQuery } from '#platform/use-api.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { addProblems } from '#ui/form-problems.ts'
import { Section } from '#ui/section.tsx'

type Props = { services: readonly Service[]; installed: DataOf<typeof bots.list> }

/** Orders a run: bot, file of lines, settings and price. The run starts once it is paid. */
export function StartForm({ services, installed }: Props) {
  const t = useTranslations()
  const { chosen, lost, search, change } = useChosenService(services)
  const bot = installed.items.find(({ id }) => id === chosen?.botId) ?? null
  const lines = useUpload(chosen?.id)
  const rerun = useRerun(search.get('again'), ({ serviceId }, file) => {
    lines.take(file)
    change({ again: null, service: serviceId })
  })
  const settings = useBotSettings(bot)
  const inputs = useInputs(chosen)
  const [code, setCode] = useState('')
  const { confirmAndPlace, dialog } = usePlaceOrder()
  const { upload } = lines
  const checked = upload?.checked
  const badLine = checked?.invalid[0]
  const amount = useAmount(chosen, checked && chosen?.billing === 'unit' ? checked.valid : null)
  const isValid = checked && !badLine
  const item = chosen && isValid && amount.value !== null ? { serviceId: chosen.id, amount: amount.value } : null
  const price = usePrice(item, code)

  const read = (data: FormData) => ({
    serviceId: chosen?.id,
    amount: amount.value ?? undefined,
    ...readDetails(data),
    // Without a file, the problem of `content` is enough.
    fileName: upload?.fileName ?? '',
    content: upload?.content,
    ...settings.form,
    ...inputs.form,
  })
  const submit = async (form: ReturnType<typeof UploadForm.parse>) =>
    chosen && item ? confirmAndPlace({ kind: 'upload', form }, chosen, item) : null

  return (
    <OrderFormLayout
      label={t('botStart.startTab')}
      schema={addProblems(UploadForm, {
        ...(chosen && upload && { amount: amount.problem }),
        content: badLine?.code ?? null,
        ...settings.problems,
        ...inputs.problems,
      })}
      {...{ read, price, code }}
      onSubmit={submit}
      busy={lines.checking}
      action={t('botStart.start')}
      promise={t(`botStart.${chosen?.billing ?? 'unit'}Promise`)}
      empty={badLine ? t('orderForm.summaryLines') : t('botStart.summaryEmpty')}
    >
      <RerunNotice rerun={rerun} />
      {lost && <Alert tone="warning">{t('orderForm.cannotOrder')}</Alert>}
      <ServiceField services={services} chosen={chosen} onChoose={(next) => change({ service: next?.id ?? null })} />
      <Section title={t('botStart.lines')}>
        <div className="flex flex-col gap-5">
          <LinesField lines={lines} />
          {bot && <LineExample bot={bot} />}
          <SettingFields settings={settings} />
          {chosen && (chosen.billing === 'day' || (checked && amount.problem)) && (
            <AmountInput service={chosen} amount={amount} error={price.problems.amount} />
          )}
        </div>
      </Section>
      <Section title={t('orderForm.details')}>
        <div className="flex flex-col gap-5">
          <InputFields inputs={inputs} />
          <ContactField />
          <OptionalFields value={code} onChange={setCode} price={price} />
        </div>
      </Section>
      <Rules rules={installed.rules} />
      {dialog}
    </OrderFormLayout>
  )
}

/** The rules of every run: parallel runs, time limits and storage of the lines. */
function Rules({ rules }: Pick<DataOf<typeof bots.list>, 'rules'>) {
  const t = useTranslations()
  return (
    <ul className="list-disc space-y-1 pl-5 text-[13px] text-pretty text-ink-faint">
      <li>{t('botStart.atOnce', { count: rules.runsAtOnce })}</li>
      <li>{t('botStart.timeLimits', { seconds: rules.lineSeconds, hours: rules.runHours })}</li>
      <li>{t('botStart.keptFor', { count: rules.keepDays })}</li>
    </ul>
  )
}

type Rerun =
  | { state: 'none' | 'loading' }
  | { state: 'loaded' | 'empty' | 'deleted'; orderCode: string }
  | { state: 'refused'; error: string; refetch: () => void }

/**
 * Loads the failed and unanswered lines of an earlier run as a file. Calls `onLoad` once only, so that it does not
 * replace a file chosen later.
 */
function useRerun(orderId: string | null, onLoad: (order: Order, file: TextFile) => void): Rerun {
  const [rerun, setRerun] = useState<Rerun>({ state: 'none' })
  const { data, error, refetch } = useApiQuery({
    queryKey: [bots.results.path, 'again', orderId],
    queryFn: () => fetchLines(orderId ?? ''),
    enabled: orderId !== null,
    staleTime: 0,
    gcTime: 0,
  })
  const load = useEffectEvent(() => {
    if (!data) return
    const { order, isDeleted, content } = data
    const { orderCode } = order
    setRerun({ state: isDeleted ? 'deleted' : content ? 'loaded' : 'empty', orderCode })
    if (content) onLoad(order, { fileName: `failed-${orderCode}.txt`, content })
  })
  useEffect(() => {
    if (data) load()
  }, [data])
  if (orderId === null || data) return rerun
  return error ? { state: 'refused', error, refetch } : { state: 'loading' }
}

async function fetchLines(id: string): Promise<{ order: Order; isDeleted: boolean; content: string }> {
  const { order, run } = await queryClient.fetchQuery(endpointQuery(bots.run, { params: { id } }))
  if (run.filesGone) return { order, isDeleted: true, content: '' }
  const query = { format: 'txt', status: 'failed,skipped' } as const
  const answer = await fetchFile(bots.results, { params: { id }, query })
  if (!answer.success) throw new RefusedError(answer)
  return { order, isDeleted: false, content: (await answer.data.content.text()).trim() }
}

/** Reports that the lines of the earlier run are loaded, or the reason why not. */
function RerunNotice({ rerun }: { rerun: Rerun }) {
  const t = useTranslations()
  switch (rerun.state) {
    case 'none':
      return null
    case 'loading':
      return <Alert>{t('botStart.againAsking')}</Alert>
    case 'loaded':
      return <Alert tone="success">{t('botStart.againTaken', { code: rerun.orderCode })}</Alert>
    case 'empty':
      return <Alert>{t('botStart.againNothing', { code: rerun.orderCode })}</Alert>
    case 'deleted':
      return <Alert tone="warning">{t('botStart.againDeleted', { code: rerun.orderCode })}</Alert>
    case 'refused':
      return (
        <Alert
          tone="warning"
          title={t('botStart.againRefused')}
          action={
            <Button size="sm" onClick={rerun.refetch}>
              {t('ui.tryAgain')}
            </Button>
          }
        >
          {rerun.error}
        </Alert>
      )
  }
}
