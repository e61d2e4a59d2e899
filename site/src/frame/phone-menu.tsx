import { Menu, X } from 'lucide-react'
import { usePage } from '#site/page-context.ts'
import { AccountLinks } from './account-links.tsx'
import { LanguageLinks } from './language-links.tsx'
import { mainLinks } from './links.ts'

/** The navigation of small screens. It opens without any script. */
export function PhoneMenu() {
  const page = usePage()
  const { t } = page
  return (
    <details data-site-menu className="group lg:hidden">
      <summary
        aria-label={t('site.menu')}
        className="grid size-9 list-none place-items-center rounded-lg text-ink-soft transition-colors hover:bg-sunken hover:text-ink dark:hover:bg-raised pointer-coarse:size-11 [&::-webkit-details-marker]:hidden"
      >
        <Menu aria-hidden className="size-5 group-open:hidden" />
        <X aria-hidden className="hidden size-5 group-open:block" />
      </summary>
      <div className="absolute inset-x-0 top-full border-b border-line bg-canvas shadow-float">
        <div className="mx-auto flex max-w-6xl flex-col gap-5 px-4 pt-2 pb-6 sm:px-6">
          <nav aria-label={t('site.pages')}>
            <ul className="divide-y divide-line">
              {mainLinks(page).map(({ href, text, isHere }) => (
                <li key={href}>
                  <a
                    href={href}
                    aria-current={isHere ? 'page' : undefined}
                    className="flex min-h-12 items-center text-base font-semibold text-ink aria-[current]:text-brand"
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <LanguageLinks className="self-start" />
          <div className="flex flex-col gap-2 sm:hidden">
            <AccountLinks size="lg" isWide />
          </div>
        </div>
      </div>
    </details>
  )
}
