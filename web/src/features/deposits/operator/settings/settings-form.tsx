import { DepositSettings } from '@runmart/contract/deposits'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Form } from '#ui/form.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { BankFields } from './bank-fields.tsx'
import { BinanceFields } from './binance-fields.tsx'
import { ChangeList } from './change-list.tsx'
import { changesIn, type Draft, draftOf, readDraft } from './draft.ts'
import { LimitFields } from './limit-fields.tsx'
import { SaveBar } from './save-bar.tsx'
import { saveSettings } from './save-settings.ts'

/** Where money goes, as one form; before anything is saved it shows what would change. */
export function SettingsForm({ saved }: { saved: DepositSettings }) {
  const t = useOperatorTranslations()
  const [typed, setTyped] = useState<Partial<Draft>>({})
  const { ask, dialog } = useConfirm()
  const draft = { ...draftOf(saved), ...typed }
  const changes = changesIn(saved, draft)
  const fields = { draft, onType: (name: keyof Draft, value: string) => setTyped({ ...typed, [name]: value }) }
  return (
    <>
      <Form
        schema={DepositSettings}
        read={() => readDraft(draft)}
        label={t('operatorDepositSettings.title')}
        className="flex flex-col gap-4"
        onSubmit={async (settings) => {
          const sure = await ask({
            title: t('operatorDepositSettings.confirmTitle'),
            description: (
              <>
                {t('operatorDepositSettings.confirmText')}
                <ChangeList changes={changes} before={saved} after={settings} />
              </>
            ),
            confirm: t('operatorDepositSettings.confirm'),
          })
          if (!sure) return null
          const answer = await saveSettings(settings)
          if (answer.success) setTyped({})
          return answer
        }}
      >
        <BankFields {...fields} />
        <BinanceFields {...fields} />
        <LimitFields {...fields} />
        <SaveBar changes={changes.length} onDiscard={() => setTyped({})} />
      </Form>
      {dialog}
    </>
  )
}
