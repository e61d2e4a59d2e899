import type { Answer } from '@runmart/contract/client'
import type { AnyEndpoint, Endpoint } from '@runmart/contract/endpoint'
import type { Language } from '@runmart/contract/languages'
import type { Saved } from '@runmart/contract/settings'
import { type ReactNode, useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { endpointQuery, updateAnswer } from '#platform/query-client.ts'
import { useAct } from '#platform/use-act.ts'
import type { FormSchema } from '#ui/check-form.ts'
import { Form } from '#ui/form.tsx'
import { LeaveGuard } from '#ui/leave-guard.tsx'
import { SaveBar } from '#ui/save-bar.tsx'
import { type AskedChange, type Question, useConfirmChanges } from '#ui/use-confirm-changes.tsx'
import { useDraft } from '#ui/use-draft.ts'

/**
 * A value as text; `number` for sums and rates. A `suggested` value came from a button, so no digit can be misplaced.
 */
type Item = { label: string; text: string; number?: number; suggested?: boolean }

type Props<Settings, Draft> = {
  label: string
  saved: Saved<Settings>
  schema: FormSchema<Settings>
  /** The settings as text to edit. */
  toDraft: (language: Language, settings: Settings) => Draft
  /** The typed values, for the contract to check. */
  read: (language: Language, draft: Draft) => unknown
  describe: (settings: Settings) => readonly Item[]
  endpoint: AnyEndpoint
  /** Saves the settings; the server refuses if another operator saved after this version. */
  save: Endpoint<undefined, undefined, ZodMiniType, ZodMiniType<Saved<Settings>>, 'PUT', `/${string}`, undefined>
  onSaved?: () => Promise<void>
  /** A question of its own before certain changes. */
  ask?: (before: Settings, after: Settings) => Question | null
  children: (fields: { draft: Draft; change: (values: Partial<Draft>) => void }) => ReactNode
}

/**
 * A section of the settings as one form. Before saving it asks, with each value before and after. A save by another
 * operator overwrites nothing: the form shows their values and keeps the typed ones.
 */
export function SettingsForm<Settings extends object, Draft extends object>(props: Props<Settings, Draft>) {
  const { label, saved, schema, toDraft, read, describe, endpoint, save, onSaved, ask, children } = props
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirmChanges, dialog } = useConfirmChanges()
  const { act } = useAct(save, { untilFresh: true })
  const { draft, changes, change, discard } = useDraft(toDraft(language, saved.settings), (before, after) =>
    changedIn(before, read(language, before), read(language, after)),
  )
  /** The version on screen when typing began. The operator has not seen what a later reload brings. */
  const [begun, setBegun] = useState<number | null>(null)
  const version = (changes.length > 0 ? begun : null) ?? saved.version
  const submit = async (settings: Settings) => {
    const isSure = await confirmChanges({
      title: t('operatorSettings.sureTitle'),
      text: t('operatorSettings.sureText'),
      confirm: t('operatorSettings.save'),
      ...ask?.(saved.settings, settings),
      changes: differences(describe(saved.settings), describe(settings), t('operatorSettings.nothing')),
    })
    if (!isSure) return null
    const answer = (await act({ body: { ...settings, version } })) as Answer<Saved<Settings>>
    if (answer.success) {
      await onSaved?.()
      updateAnswer(endpointQuery(endpoint).queryKey, answer.data)
      discard()
    } else if (answer.code === 'CONFLICT') {
      setBegun(null)
      return { ...answer, error: t('operatorSettings.changedMeanwhile') }
    }
    return answer
  }
  return (
    <>
      <Form
        schema={schema}
        read={() => read(language, draft)}
        label={label}
        className="flex flex-col gap-4"
        onSubmit={submit}
      >
        {children({
          draft,
          change: (values) => {
            setBegun(version)
            change(values)
          },
        })}
        <SaveBar
          changed={changes.length > 0}
          words={
            changes.length
              ? t('operatorSettings.unsaved', { count: changes.length })
              : t('operatorSettings.nothingChanged')
          }
          save={t('operatorSettings.save')}
          discard={t('operatorSettings.discard')}
          onDiscard={discard}
        />
      </Form>
      <LeaveGuard when={changes.length > 0} />
      {dialog}
    </>
  )
}

/** The names of the changed values, such as `texts.en`. Another spelling of the same value is no change. */
function changedIn<Draft extends object>(draft: Draft, before: unknown, after: unknown): (keyof Draft & string)[] {
  const textOf = (values: unknown, name: string) => {
    const value = name.split('.').reduce((it, part) => (it as Record<string, unknown>)[part], values)
    return typeof value === 'string' ? value.trim() : JSON.stringify(value)
  }
  const names = Object.keys(draft) as (keyof Draft & string)[]
  return names.filter((name) => textOf(before, name) !== textOf(after, name))
}

/** The values that differ, including added and removed ones. */
function differences(before: readonly Item[], after: readonly Item[], nothing: string): AskedChange[] {
  const labels = [...new Set([...before, ...after].map((it) => it.label))]
  return labels.flatMap((label) => {
    const [then, now] = [before, after].map((items) => items.find((it) => it.label === label))
    const change = { label, before: then?.text || nothing, after: now?.text || nothing }
    if (change.before === change.after) return []
    const isNumber = now?.number !== undefined && !now.suggested
    return [isNumber ? { ...change, move: { before: then?.number ?? 0, after: now.number as number } } : change]
  })
}
