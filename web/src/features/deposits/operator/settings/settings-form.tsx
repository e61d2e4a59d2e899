import { DepositSettings } from '@runmart/contract/deposits'
import { banks } from '@runmart/contract/deposits-banks'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { ChangeList } from '#ui/change-list.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { SaveBar } from '#ui/save-bar.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { BankFields } from './bank-fields.tsx'
import { BinanceFields } from './binance-fields.tsx'
import { changesIn, draftOf, readDraft, type SettingName } from './draft.ts'
import { LimitFields } from './limit-fields.tsx'
import { saveSettings } from './save-settings.ts'

const labels = {
  bankBin: 'operatorDepositSettings.bankName',
  bankAccountNumber: 'operatorDepositSettings.accountNumber',
  bankAccountName: 'operatorDepositSettings.accountName',
  binanceId: 'operatorDepositSettings.binanceId',
  binanceOwner: 'operatorDepositSettings.binanceOwner',
  exchangeRate: 'operatorDepositSettings.exchangeRate',
  minDeposit: 'operatorDepositSettings.minDeposit',
} as const satisfies Record<SettingName, string>

/** Where money goes, as one form; before anything is saved it shows what would change. */
export function SettingsForm({ saved }: { saved: DepositSettings }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { draft, changes, change, discard } = useDraft(draftOf(saved), changesIn)
  const { ask, dialog } = useConfirm()
  const format = (name: SettingName, settings: DepositSettings) => {
    if (name === 'minDeposit') return moneyText(language, settings.minDeposit)
    if (name === 'bankBin') return banks[settings.bankBin] ?? settings.bankBin
    return settings[name] || t('operatorDepositSettings.nothing')
  }
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
                <ChangeList
                  changes={changes.map((name) => ({
                    label: t(labels[name]),
                    before: format(name, saved),
                    after: format(name, settings),
                  }))}
                />
              </>
            ),
            confirm: t('operatorDepositSettings.confirm'),
          })
          if (!sure) return null
          const answer = await saveSettings(settings)
          if (answer.success) discard()
          return answer
        }}
      >
        <BankFields draft={draft} change={change} />
        <BinanceFields draft={draft} change={change} />
        <LimitFields draft={draft} change={change} />
        <SaveBar
          changed={changes.length > 0}
          words={
            changes.length
              ? t('operatorDepositSettings.unsaved', { count: changes.length })
              : t('operatorDepositSettings.nothingChanged')
          }
          save={t('operatorDepositSettings.save')}
          discard={t('operatorDepositSettings.reset')}
          onDiscard={discard}
        />
      </Form>
      {dialog}
    </>
  )
}
