import type { ReactNode } from 'react'
import { paths } from '#platform/paths.ts'
import { type ButtonSize, buttonStyles } from '#ui/button-styles.ts'
import { usePlace } from '../use-place.ts'

type Props = { size?: ButtonSize; className?: string; children?: ReactNode }

/**
 * The one main action: to register, and for somebody who is signed in already, to open his dashboard. Both are drawn;
 * the script in the head marks the page before it is painted, and the style shows what fits.
 */
export function StartLink({ size = 'md', className = '', children }: Props) {
  const { t } = usePlace()
  return (
    <>
      <a href={paths.register} className={buttonStyles('primary', size, `${className} in-data-[session]:hidden`)}>
        {t('site.register')}
        {children}
      </a>
      <a href={paths.dashboard} className={buttonStyles('primary', size, `${className} not-in-data-[session]:hidden`)}>
        {t('site.openDashboard')}
        {children}
      </a>
    </>
  )
}
