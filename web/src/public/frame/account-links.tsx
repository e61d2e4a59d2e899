import { paths } from '#platform/paths.ts'
import { type ButtonSize, buttonLook } from '#ui/button-look.ts'
import { usePlace } from '../use-place.ts'
import { StartLink } from './start-link.tsx'

/** The way into the app: sign in or register, and for somebody who is signed in already, his dashboard. */
export function AccountLinks({ size = 'md', isWide = false }: { size?: ButtonSize; isWide?: boolean }) {
  const { say } = usePlace()
  return (
    <>
      <a
        href={paths.login()}
        className={buttonLook(
          isWide ? 'secondary' : 'quiet',
          size,
          `${isWide ? 'w-full ' : ''}in-data-[session]:hidden`,
        )}
      >
        {say('site.signIn')}
      </a>
      <StartLink size={size} className={isWide ? 'w-full' : ''} />
    </>
  )
}
