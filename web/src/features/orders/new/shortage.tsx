import { useLanguage } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { moneyText } from '#ui/money-text.ts'

/** How much is missing, and the way to put it in; nothing when the balance is enough. */
export function Shortage({ total, balance }: { total: number; balance: number }) {
  const { language, t } = useLanguage()
  if (balance >= total) return null
  return (
    <Alert
      tone="warning"
      className="mt-4"
      title={t('orderForm.short', { amount: moneyText(language, total - balance) })}
      action={
        <ButtonLink to={paths.deposit} size="sm">
          {t('orderForm.deposit')}
        </ButtonLink>
      }
    />
  )
}
