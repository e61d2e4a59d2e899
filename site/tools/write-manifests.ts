import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@runmart/contract/languages'
import { localizedPath } from '@runmart/contract/localized-path'
import { siteTranslations } from '@runmart/i18n/site'
import { paths } from '@runmart/web/platform/paths.ts'
import { themeColour } from '@runmart/web/platform/theme.ts'

/** Writes the web app manifest in every language, so that phones and desktops can install the shop. */
export function writeManifests(client: string): void {
  for (const language of languages) {
    mkdirSync(join(client, localizedPath(language, '')), { recursive: true })
    writeFileSync(
      join(client, localizedPath(language, 'manifest.webmanifest')),
      `${JSON.stringify(manifestOf(language), null, 2)}\n`,
    )
  }
}

/** One app, whatever language it was installed in: hence one `id` for all, which must stay. */
function manifestOf(language: Language) {
  const icon = (src: string, sizes: string, purpose: string) => ({ src, sizes, type: 'image/png', purpose })
  return {
    id: '/dashboard',
    name: 'Runmart',
    short_name: 'Runmart',
    description: siteTranslations[language]('landing.description'),
    lang: language,
    dir: 'ltr',
    start_url: paths.start,
    scope: '/',
    display: 'standalone',
    theme_color: themeColour.light,
    background_color: themeColour.light,
    icons: [
      icon('/icon-192.png', '192x192', 'any'),
      icon('/icon-512.png', '512x512', 'any'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  }
}
