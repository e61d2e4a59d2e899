import { type AlertKind, type AlertSettings, type AlertWay, alerts, alertWays } from '@runmart/contract/alerts'
import { useEffect } from 'react'
import { onLiveEvent } from '#platform/live-events.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { endpointQuery, invalidate, queryClient, updateAnswer } from '#platform/query-client.ts'
import { type Act, useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { Refused } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Switch } from '#ui/switch.tsx'
import { ChannelList } from './channel-list.tsx'

/** Operators choose their alerts and channels here, and check that each channel reaches them. */
export default function AlertsPage() {
  const t = useOperatorTranslations()
  return (
    <>
      <title>{`${t('operatorAlerts.title')} · Runmart`}</title>
      <PageHeader title={t('operatorAlerts.title')} description={t('operatorAlerts.intro')} />
      <Choices />
    </>
  )
}

function Choices() {
  const t = useOperatorTranslations()
  const { data, error, isFetching, refetch } = useApi(alerts.settings)
  // The server publishes this event after Telegram linked or unlinked a chat.
  useEffect(
    () => onLiveEvent((event) => event.kind === 'changed' && event.what === 'user' && invalidate(alerts.settings)),
    [],
  )
  if (error)
    return (
      <Refused onRetry={refetch} retrying={isFetching}>
        {error}
      </Refused>
    )
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_23rem]">
      <Section title={t('operatorAlerts.table')} description={t('operatorAlerts.tableText')} padded={false}>
        {data ? <ChoiceTable settings={data} /> : <Loading rows={8} />}
      </Section>
      <Section title={t('operatorAlerts.channels')} padded={false}>
        {data ? <ChannelList settings={data} /> : <Loading rows={3} />}
      </Section>
    </div>
  )
}

/** Matches the height of the loaded rows, to avoid a layout shift. */
function Loading({ rows }: { rows: number }) {
  return (
    <div aria-busy="true" className="divide-y divide-line">
      {[...Array(rows).keys()].map((row) => (
        <div key={row} className="flex h-13 items-center justify-between px-5">
          <Skeleton className="h-5 w-44" />
          <Skeleton className="h-5 w-10 rounded-full" />
        </div>
      ))}
    </div>
  )
}

/** Alert kinds by channels, without the channels that the shop does not have. */
function ChoiceTable({ settings: { kinds, telegram } }: { settings: AlertSettings }) {
  const t = useOperatorTranslations()
  const { act } = useAct(alerts.choose, { refusals: 'toast' })
  const ways = alertWays.filter((way) => way !== 'telegram' || telegram)
  // After an update the server may send kinds that this open page does not know.
  const known = kinds.filter(({ kind }) => t(`alertKinds.${kind}`) !== `alertKinds.${kind}`)
  return (
    <table className="w-full border-collapse text-[13px]">
      <caption className="sr-only">{t('operatorAlerts.table')}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-ink-faint">
          <th scope="col" className="h-8 pl-5 text-left font-semibold">
            {t('operatorAlerts.kind')}
          </th>
          {ways.map((way) => (
            <th key={way} scope="col" className="w-18 px-1 font-semibold last:w-20 last:pr-3 sm:w-24 sm:last:w-26">
              {t(`operatorAlerts.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {known.map(({ isMailFixed, ...choice }) => (
          <tr key={choice.kind} className="hover:bg-sunken dark:hover:bg-raised">
            <th scope="row" className="h-11 py-1.5 pr-2 pl-5 text-left font-semibold text-pretty text-ink">
              {t(`alertKinds.${choice.kind}`)}
              <span className="block font-normal text-ink-faint max-sm:hidden">
                {t(`alertKindTexts.${choice.kind}`)}
              </span>
            </th>
            {ways.map((way) => (
              <td key={way} className="px-1 text-center last:pr-3">
                <Choice
                  label={`${t(`operatorAlerts.${way}`)}: ${t(`alertKinds.${choice.kind}`)}`}
                  checked={choice[way]}
                  isFixed={isMailFixed && way === 'mail'}
                  onChange={(isOn) => saveChoice(act, choice.kind, way, isOn)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ChoiceProps = {
  label: string
  checked: boolean
  isFixed: boolean
  onChange: (isOn: boolean) => void
}

function Choice({ label, checked, isFixed, onChange }: ChoiceProps) {
  const t = useOperatorTranslations()
  if (!isFixed) return <Switch label={label} checked={checked} onChange={onChange} />
  return (
    <span className="text-xs font-semibold text-ink-faint" title={t('operatorAlerts.alwaysText')}>
      {t('operatorAlerts.always')}
    </span>
  )
}

const { queryKey } = endpointQuery(alerts.settings)
let queue: Promise<void> = Promise.resolve()
let pending = 0

/** Switches at once, and back if the server refuses. Sends one request at a time: the last press wins. */
function saveChoice(choose: Act<typeof alerts.choose>, kind: AlertKind, way: AlertWay, isOn: boolean): void {
  preview(kind, way, isOn)
  pending += 1
  queue = queue.then(async () => {
    const choice = queryClient.getQueryData<AlertSettings>(queryKey)?.kinds.find((it) => it.kind === kind)
    const answer = choice && (await choose({ body: toBody(choice) }))
    pending -= 1
    if (!answer?.success) preview(kind, way, !isOn)
    // An earlier answer would undo later presses.
    else if (pending === 0) updateAnswer(queryKey, answer.data)
  })
}

function toBody({ kind, browser, telegram, mail }: AlertSettings['kinds'][number]) {
  return { kind, channels: { browser, telegram, mail } }
}

/** Shows the choice before the server answers. Cancels running queries, whose answers would undo it. */
function preview(kind: AlertKind, way: AlertWay, isOn: boolean): void {
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<AlertSettings>(
    queryKey,
    (settings) =>
      settings && {
        ...settings,
        kinds: settings.kinds.map((it) => (it.kind === kind ? { ...it, [way]: isOn } : it)),
      },
  )
}
