import { type AlertKind, type AlertSettings, type AlertWay, alerts } from '@runmart/contract/alerts'
import { endpointQuery, queryClient, updateAnswer } from '#platform/query-client.ts'
import type { Act } from '#platform/use-act.ts'

const { queryKey } = endpointQuery(alerts.settings)
let queue: Promise<void> = Promise.resolve()
let pending = 0

/** Switches at once, and back when the server refuses. One request after the other: the last press wins. */
export function saveChoice(choose: Act<typeof alerts.choose>, kind: AlertKind, way: AlertWay, isOn: boolean): void {
  preview(kind, way, isOn)
  pending += 1
  queue = queue.then(async () => {
    const choice = queryClient.getQueryData<AlertSettings>(queryKey)?.kinds.find((it) => it.kind === kind)
    const answer = choice && (await choose({ body: toBody(choice) }))
    pending -= 1
    if (!answer?.success) preview(kind, way, !isOn)
    // An earlier answer would switch back what was pressed since.
    else if (pending === 0) updateAnswer(queryKey, answer.data)
  })
}

function toBody({ kind, browser, telegram, mail }: AlertSettings['kinds'][number]) {
  return { kind, channels: { browser, telegram, mail } }
}

/** Shows what is about to be sent; an answer on its way does not know of it and is not waited for. */
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
