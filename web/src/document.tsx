import cyrillic from '@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2?url'
import latin from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url'
import vietnamese from '@fontsource-variable/manrope/files/manrope-vietnamese-wght-normal.woff2?url'
import type { Language } from '@runmart/contract/accounts'
import { type ReactNode, useContext } from 'react'
import { Links, Scripts, useLocation } from 'react-router'
import { bootScript } from '#platform/boot-script.ts'
import { IsApp } from '#platform/is-app.ts'
import { addressIn, placeOf } from '#platform/place.ts'
import { themeColour } from '#platform/theme.ts'

// The dong sign is in the Vietnamese subset, so every page of the app needs it too.
const fonts: Record<Language, string[]> = { en: [latin], vi: [latin, vietnamese], ru: [latin, cyrillic] }

/** The document around every page. Public pages are finished when they are built: they get no script of the app. */
export function Document({ children }: { children: ReactNode }) {
  const app = useContext(IsApp)
  const { pathname } = useLocation()
  const language = app ? 'en' : placeOf(pathname).language
  return (
    <html lang={language} data-page={app ? 'app' : 'public'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {app && <meta name="runmart-api" content="/api" />}
        <meta name="theme-color" content={themeColour.light} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; the policy allows it by its hash */}
        <script dangerouslySetInnerHTML={{ __html: bootScript }} />
        <link rel="icon" sizes="32x32" href="/favicon.ico" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={addressIn(language, 'manifest.webmanifest')} />
        {(app ? [latin, vietnamese] : fonts[language]).map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
        ))}
        <Links />
      </head>
      <body>
        {children}
        {app ? <Scripts /> : <script src="/site.js" defer />}
      </body>
    </html>
  )
}
