import { paths } from '#platform/paths.ts'
import { type ButtonSize, buttonStyles } from '#ui/button-styles.ts'
import { usePlace } from '../use-place.ts'
import { StartLink } from './start-link.tsx'

/** The way into the app: sign in or register, and for somebody who is signed in already, his dashboard. */
export function AccountLinks({ size = 'md', isWide = false }: { size?: ButtonSize; isWide?: boolean }) {
  const { t } = usePlace()
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
