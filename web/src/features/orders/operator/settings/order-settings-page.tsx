import type { Language } from '@runmart/contract/languages'
import { MAX_TIERS, OrderSettings, orderSettings, suggestedTiers } from '@runmart/contract/orders-settings'
import { Plus, Trash2 } from 'lucide-react'
import { SettingsForm, SettingsPage } from '#features/settings/operator/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { moneyText } from '#ui/money-text.ts'
import { percentText } from '#ui/percent-text.ts'
import { readAmount, readPercent } from '#ui/read-amount.ts'
import { Section } from '#ui/section.tsx'
import { TextField } from '#ui/text-field.tsx'

/** The order settings, as a section of the settings. */
export default function OrderSettingsPage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const describe = ({ tiers }: OrderSettings) => {
    const suggested = JSON.stringify(tiers) === JSON.stringify(suggestedTiers)
    return tiers.flatMap(({ deposit, discount }, at) => [
      {
        label: t('operatorOrderSettings.tierDeposit', { nth: at + 1 }),
        text: moneyText(language, deposit),
        number: deposit,
        suggested,
      },
      {
        label: t('operatorOrderSettings.tierDiscount', { nth: at + 1 }),
        text: percentText(language, discount),
        number: discount,
        suggested,
      },
    ])
  }
  return (
    <SettingsPage
      title={t('operatorOrderSettings.title')}
      intro={t('operatorOrderSettings.intro')}
      endpoint={orderSettings.settings}
      skeleton={['h-96']}
    >
      {(saved) => (
        <SettingsForm
          label={t('operatorOrderSettings.title')}
          saved={saved}
          schema={OrderSettings}
          toDraft={toDraft}
          read={parseDraft}
          describe={describe}
          endpoint={orderSettings.settings}
          save={orderSettings.saveSettings}
        >
          {({ draft, change }) => <TierFields draft={draft} change={change} />}
        </SettingsForm>
      )}
    </SettingsPage>
  )
}

/** The discount tiers, lowest first: each with its minimum deposits and its discount. */
function TierFields({ draft: { tiers }, change }: DraftProps) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const save = (next: readonly TypedTier[]) => change({ tiers: next })
  const edit = (at: number, changes: Partial<TypedTier>) =>
    save(tiers.map((it, index) => (index === at ? { ...it, ...changes } : it)))
  return (
    <Section title={t('operatorOrderSettings.tiers')} description={t('operatorOrderSettings.tiersIntro')}>
      <div className="flex flex-col items-start gap-4">
        {tiers.map((tier, at) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: an unfinished row has no other key
            key={at}
            className="flex w-full max-w-2xl items-start gap-3"
          >
            <div className="grid min-w-0 flex-1 gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <AmountField
                label={t('operatorOrderSettings.tierDeposit', { nth: at + 1 })}
                name={`tiers.${at}.deposit`}
                value={tier.deposit}
                onChange={(event) => edit(at, { deposit: event.target.value })}
                inputClassName="tabular-nums"
              />
              <TextField
                label={t('operatorOrderSettings.tierDiscount', { nth: at + 1 })}
                name={`tiers.${at}.discount`}
                value={tier.discount}
                onChange={(event) => edit(at, { discount: event.target.value })}
                inputMode="numeric"
                autoComplete="off"
                inputClassName="tabular-nums"
              />
            </div>
            <IconButton
              label={t('operatorOrderSettings.tierRemove', { nth: at + 1 })}
              onClick={() => save(tiers.filter((_, index) => index !== at))}
              className="mt-7"
            >
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        ))}
        {tiers.length === 0 && (
          <>
            <p className="text-ink-soft">{t('operatorOrderSettings.tiersNone')}</p>
            <Button size="sm" onClick={() => change(toDraft(language, { tiers: suggestedTiers }))}>
              {t('operatorOrderSettings.tiersSuggest', {
                percents: suggestedTiers.map((it) => percentText(language, it.discount)).join(', '),
              })}
            </Button>
          </>
        )}
        {tiers.length < MAX_TIERS && (
          <Button size="sm" icon={<Plus aria-hidden />} onClick={() => save([...tiers, { deposit: '', discount: '' }])}>
            {t('operatorOrderSettings.tierAdd')}
          </Button>
        )}
        <div className="flex max-w-2xl flex-col gap-2 text-[13px] text-pretty text-ink-faint">
          <p>{t('operatorOrderSettings.tierHint', { most: MAX_TIERS })}</p>
          <p>{t('operatorOrderSettings.tierTexts')}</p>
        </div>
      </div>
    </Section>
  )
}

/** A tier as the operator types it. */
type TypedTier = { deposit: string; discount: string }
type SettingsDraft = { tiers: readonly TypedTier[] }
type DraftProps = { draft: SettingsDraft; change: (values: Partial<SettingsDraft>) => void }

/** The saved settings as text to edit. */
function toDraft(_language: Language, { tiers }: OrderSettings): SettingsDraft {
  return { tiers: tiers.map(({ deposit, discount }) => ({ deposit: String(deposit), discount: String(discount) })) }
}

/** The typed values, for the contract to check. */
function parseDraft(language: Language, { tiers }: SettingsDraft) {
  return {
    tiers: tiers.map(({ deposit, discount }) => ({
      deposit: readAmount(language, deposit),
      discount: readPercent(language, discount),
    })),
  }
}
