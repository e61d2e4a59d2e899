import type { ActRule, Rules } from '@runmart/contract/accounts-rules'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { moneyText } from '#ui/money-text.ts'

type Words = { short: string; sentence: string }

/** How areas and rules are named. */
export function useRuleWords() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  return {
    areaName: (area: ActRule['area']): string =>
      area === 'owner' || area === 'any' || area === 'customer' ? t(`ruleAreas.${area}`) : t(`staffRights.${area}`),

    asksAgain: ({ confirmedMinutes: count }: Rules): Words => {
      const minutes = t('operatorRules.minutes', { count })
      return { short: t('operatorRules.after', { minutes }), sentence: t('operatorRules.againAfter', { minutes }) }
    },

    waits: (waits: NonNullable<ActRule['waits']>, rules: Rules): Words => {
      const sum = moneyText(language, waits === 'hours' ? rules.claimWaitAbove : rules.aloneUpTo)
      if (waits === 'second-person')
        return { short: t('operatorRules.above', { sum }), sentence: t('operatorRules.secondAbove', { sum }) }
      const hours = t('operatorRules.hours', { count: rules.claimWaitHours })
      const sentence = t('operatorRules.waitsAbove', { hours, sum })
      return { short: sentence, sentence }
    },
  }
}
