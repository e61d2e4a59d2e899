import { ArrowLeft } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'

/** The amount in the address, such as the missing sum of an order; at least the minimum deposit. */
export function useAskedAmount(min: number): number | null {
  const asked = useSearchParams()[0].get('amount') ?? ''
  return /^[1-9]\d{0,11}$/.test(asked) ? Math.max(Number(asked), min) : null
}

/** Links back to the unfinished order that lacked money; empty without one. */
export function BackToOrder() {
  const t = useTranslations()
  const [search] = useSearchParams()
  const form = { order: paths.newOrder, bot: paths.bots }[search.get('back') ?? '']
  if (!form) return null
  return (
    <ButtonLink to={form} icon={<ArrowLeft aria-hidden />}>
      {t('deposits.backToOrder')}
    </ButtonLink>
  )
}
