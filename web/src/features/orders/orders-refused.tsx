import type { ReactNode } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Card } from '#ui/card.tsx'
import { Refused } from '#ui/refused.tsx'

type Props = { children: ReactNode; onRetry: () => void; retrying: boolean }

/** Orders could not be shown: why, that nothing happened to them, and a way to try again. */
export function OrdersRefused({ children, onRetry, retrying }: Props) {
  const t = useTranslations()
  return (
    <Card padded={false}>
      <Refused onRetry={onRetry} retrying={retrying} className="py-20">
        {children} {t('orderPage.safe')}
      </Refused>
    </Card>
  )
}
