import { classes } from '#ui/classes.ts'
import { Logo } from '#ui/logo.tsx'
import { usePlace } from '../use-place.ts'
import { AccountLinks } from './account-links.tsx'
import { LanguageLinks } from './language-links.tsx'
import { mainLinks } from './main-links.ts'
import { PhoneMenu } from './phone-menu.tsx'
import { publicLinks } from './public-links.ts'
import { ThemeSwitch } from './theme-switch.tsx'

/** The top of the public pages. */
export function PublicHeader() {
  const place = usePlace()
  const { language, t } = place
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-canvas">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 sm:px-6">
        <a href={publicLinks(language).home} className="mr-auto flex min-h-11 items-center rounded-lg lg:mr-6">
          <Logo />
        </a>
        <nav aria-label={t('site.pages')} className="mr-auto max-lg:hidden">
          <ul className="flex">
            {mainLinks(place).map(({ href, text, isHere }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={isHere ? 'page' : undefined}
                  className={classes(
                    'flex h-9 items-center rounded-lg px-3 font-semibold transition-colors hover:text-ink pointer-coarse:h-11',
                    isHere ? 'text-ink' : 'text-ink-soft',
                  )}
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageLinks className="max-lg:hidden" />
        <ThemeSwitch />
        <div className="flex gap-1 max-sm:hidden">
          <AccountLinks />
        </div>
        <PhoneMenu />
      </div>
    </header>
  )
}
