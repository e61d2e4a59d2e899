import { classes } from '@runmart/web/ui/classes.ts'
import { Logo } from '@runmart/web/ui/logo.tsx'
import { Moon, Sun } from 'lucide-react'
import { usePage } from '#site/page-context.ts'
import { AccountLinks } from './account-links.tsx'
import { LanguageLinks } from './language-links.tsx'
import { mainLinks, publicLinks } from './links.ts'
import { PhoneMenu } from './phone-menu.tsx'

export function Header() {
  const page = usePage()
  const { language, t } = page
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-canvas">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 sm:px-6">
        <a href={publicLinks(language).home} className="mr-auto flex min-h-11 items-center rounded-lg lg:mr-6">
          <Logo />
        </a>
        <nav aria-label={t('site.pages')} className="mr-auto max-lg:hidden">
          <ul className="flex">
            {mainLinks(page).map(({ href, text, isHere }) => (
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

/** Renders both icons and hides one, so that nothing moves once the page knows the theme. */
function ThemeSwitch() {
  const { t } = usePage()
  return (
    <button
      type="button"
      data-theme-switch
      aria-label={t('site.switchTheme')}
      title={t('site.switchTheme')}
      className="grid size-9 place-items-center rounded-lg text-ink-soft transition-colors hover:bg-sunken hover:text-ink dark:hover:bg-raised pointer-coarse:size-11"
    >
      <Moon aria-hidden className="size-[18px] dark:hidden" />
      <Sun aria-hidden className="hidden size-[18px] dark:block" />
    </button>
  )
}
