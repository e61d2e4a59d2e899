import { type NewsKind, notifications, type Ways } from '@runmart/contract/notifications'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { settingsKept } from './settings-kept.ts'

let underWay: Promise<void> = Promise.resolve()
let waiting = 0

/** Switches one way of one kind at once, and back when the server refuses. One after the other: the last press wins. */
export function savePreference(kind: NewsKind, way: keyof Ways, wanted: boolean): void {
  show(kind, way, wanted)
  waiting += 1
  underWay = underWay.then(async () => {
    const ways = settingsKept.get()?.preferences[kind]
    const sent = ways && { preferences: { [kind]: ways } }
    const answer = sent && (await handleAnswer(call(notifications.saveSettings, { body: sent })))
    waiting -= 1
    if (!answer?.success) show(kind, way, !wanted)
    // An earlier answer would switch back what was pressed since.
    else if (waiting === 0) settingsKept.set(answer.data)
  })
}

function show(kind: NewsKind, way: keyof Ways, isOn: boolean): void {
  const settings = settingsKept.get()
  if (!settings) return
  const { preferences } = settings
  settingsKept.set({ ...settings, preferences: { ...preferences, [kind]: { ...preferences[kind], [way]: isOn } } })
}
