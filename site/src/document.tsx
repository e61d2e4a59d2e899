import cyrillic from '@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2?url'
import latin from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url'
import vietnamese from '@fontsource-variable/manrope/files/manrope-vietnamese-wght-normal.woff2?url'
import type { Language } from '@runmart/contract/languages'
import { localizedPath } from '@runmart/contract/localized-path'
import { siteBootScript } from '@runmart/web/platform/boot-script.ts'
import { themeColour } from '@runmart/web/platform/theme.ts'
import type { ReactNode } from 'react'
import { usePage } from './page-context.ts'
import styles from './site.css?url'

const fonts: Record<Language, string[]> = { en: [latin], vi: [latin, vietnamese], ru: [latin, cyrillic] }

export function Document({ children }: { children: ReactNode }) {
  const { language } = usePage()
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={themeColour.light} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; the policy allows it by its hash */}
        <script dangerouslySetInnerHTML={{ __html: siteBootScript }} />
        <link rel="icon" sizes="32x32" href="/favicon.ico" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={localizedPath(language, 'manifest.webmanifest')} />
        {fonts[language].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
        ))}
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        {children}
        <script src="/site.js" defer />
      </body>
    </html>
  )
}
