import { paths } from '@runmart/web/platform/paths.ts'
import { type ButtonSize, buttonStyles } from '@runmart/web/ui/button-styles.ts'
import type { ReactNode } from 'react'
import { usePage } from '#site/page-context.ts'

/** Links into the app: sign in or register; for signed-in users, to their start page. */
export function AccountLinks({ size = 'md', isWide = false }: { size?: ButtonSize; isWide?: boolean }) {
  const { t } = usePage()
  return (
    <>
      <a
        href={paths.login()}
        className={buttonStyles(
          isWide ? 'secondary' : 'quiet',
          size,
          `${isWide ? 'w-full ' : ''}in-data-[session]:hidden`,
        )}
      >
        {t('site.signIn')}
      </a>
      <StartLink size={size} className={isWide ? 'w-full' : ''} />
    </>
  )
}

type Props = { size?: ButtonSize; className?: string; children?: ReactNode }

/**
 * The main action: register or, if signed in, open the shop. The page contains both; a script in the head marks the
 * page before first paint, and the style shows one.
 */
export function StartLink({ size = 'md', className = '', children }: Props) {
  const { t } = usePage()
  return (
    <>
      <a href={paths.register} className={buttonStyles('primary', size, `${className} in-data-[session]:hidden`)}>
        {t('site.register')}
        {children}
      </a>
      <a href={paths.start} className={buttonStyles('primary', size, `${className} not-in-data-[session]:hidden`)}>
        {t('site.openDashboard')}
        {children}
      </a>
    </>
  )
}
