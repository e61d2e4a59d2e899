import { DepositSettings, deposits } from '@runmart/contract/deposits'
import { banks } from '@runmart/contract/deposits-banks'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { endpointQuery, invalidate, updateAnswer } from '#platform/query-client.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { ChangeList } from '#ui/change-list.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { moveQuestion } from '#ui/move-question.tsx'
import { formatNumber } from '#ui/parse-number.ts'
import { SaveBar } from '#ui/save-bar.tsx'
import { Section } from '#ui/section.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { BankFields } from './bank-fields.tsx'
import { BinanceFields } from './binance-fields.tsx'
import { changesIn, type DraftProps, parseDraft, type SettingName, toDraft } from './settings-draft.ts'

const labels = {
  bankBin: 'operatorDepositSettings.bankName',
  bankAccountNumber: 'operatorDepositSettings.accountNumber',
  bankAccountName: 'operatorDepositSettings.accountName',
  binanceId: 'operatorDepositSettings.binanceId',
  binanceOwner: 'operatorDepositSettings.binanceOwner',
  exchangeRate: 'operatorDepositSettings.exchangeRate',
  minDeposit: 'operatorDepositSettings.minDeposit',
} as const satisfies Record<SettingName, string>

/** Where customers send money, as one form; a save is confirmed with the list of changes. */
export function SettingsForm({ saved }: { saved: DepositSettings }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { draft, changes, change, discard } = useDraft(toDraft(language, saved), (before, after) =>
    changesIn(language, before, after),
  )
  const { confirm, dialog } = useConfirm()
  const format = (name: SettingName, settings: DepositSettings) => {
    if (name === 'minDeposit') return moneyText(language, settings.minDeposit)
    if (name === 'exchangeRate') return `${formatNumber(language, settings.exchangeRate)}\u00a0₫`
    if (name === 'bankBin') return banks[settings.bankBin] ?? settings.bankBin
    return settings[name] || t('operatorDepositSettings.nothing')
  }
  return (
    <>
      <Form
        schema={DepositSettings}
        read={() => parseDraft(language, draft)}
        label={t('operatorDepositSettings.title')}
        className="flex flex-col gap-4"
        onSubmit={async (settings) => {
          const question = moveQuestion(t, language, {
            label: t(labels.exchangeRate),
            before: Number(saved.exchangeRate),
            after: Number(settings.exchangeRate),
            format: (rate) => `${formatNumber(language, String(rate))}\u00a0₫`,
          })
          if (question && !(await confirm(question))) return null
          const sure = await confirm({
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

/** What customers read before they send. */
function LimitFields({ draft, change }: DraftProps) {
  const t = useOperatorTranslations()
  return (
    <Section title={t('operatorDepositSettings.limits')} description={t('operatorDepositSettings.limitsIntro')}>
      <AmountField
        label={t('operatorDepositSettings.minDeposit')}
        name="minDeposit"
        value={draft.minDeposit}
        onChange={(event) => change({ minDeposit: event.target.value })}
        hint={t('operatorDepositSettings.minDepositHint')}
        className="sm:max-w-sm"
      />
    </Section>
  )
}

/** Refusals are the form's to show. */
async function saveSettings(body: DepositSettings) {
  const answer = await handleAnswer(call(deposits.saveSettings, { body }), { refusals: 'inline' })
  if (!answer.success) return answer
  updateAnswer(endpointQuery(deposits.settings).queryKey, answer.data)
  invalidate(deposits.information)
  return answer
}
