import type { SiteSettings } from '@runmart/contract/site'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'

type Props = { demo: NonNullable<SiteSettings['demo']>; onPick: (email: string) => void }

/** In a demo shop: fills in one of its two accounts. */
export function DemoAccounts({ demo, onPick }: Props) {
  const t = useTranslations()
  return (
    <aside className="rounded-lg border border-dashed border-line-strong p-4 text-[13px] text-ink-soft">
      <p>
        <strong className="font-semibold text-ink">{t('accounts.demoTitle')}.</strong> {t('accounts.demoText')}
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button size="sm" onClick={() => onPick(demo.customer)}>
          {t('accounts.demoCustomer')}
        </Button>
        <Button size="sm" onClick={() => onPick(demo.operator)}>
          {t('accounts.demoOperator')}
        </Button>
      </div>
    </aside>
  )
}
